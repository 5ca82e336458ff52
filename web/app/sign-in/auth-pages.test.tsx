import { describe, expect, it } from 'vitest';
import { renderers } from '../../render.tsx';

function draw(path: string, search = '') {
  const surroundings = { host: 'localhost:3000', previewHosts: [], year: 2031 };
  return renderers.renderAppPage({
    path,
    search,
    ...surroundings,
    contactEmail: 'ask@example.com',
  });
}

const shown = [
  ['/auth', '', 'Login', 'Welcome back'],
  ['/auth', '?register=true', 'Register', 'Create your account'],
  ['/auth', '?verify=true', 'Verify', 'Verify your email'],
  ['/auth', '?reset=abc', 'Reset', 'Choose a new password'],
  ['/auth-old', '', 'Login', 'Welcome back'],
  ['/auth-old', '?forgot=true', 'Login', 'Reset your password'],
  ['/auth-old', '?token=abc', 'Login', 'Choose a new password'],
] as const;

describe.each(shown)('the server’s HTML of %s%s', (path, search, tab, title) => {
  const { html, status } = draw(path, search);

  it('shows the form that the address names', () => {
    expect(status).toBe(200);
    expect(html).toMatch(new RegExp(`aria-selected="true"[^>]*>${tab}<`));
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}<`));
  });
  it('S-03, S-15 has no header or footer', () => {
    expect(html).not.toMatch(/site-header|site-footer/);
  });
  it('cannot be submitted before hydration, and uses POST', () => {
    expect(html.match(/<form [^>]*method="post"/g)).toHaveLength(1);
    expect(html).toMatch(/<button type="submit"[^>]*disabled=""/);
  });
  it('contains no token, and nothing that the policy forbids', () => {
    expect(html).not.toMatch(/abc|\sstyle=|<script|<style|\son[a-z]+=/i);
  });
});

describe('the page of the emailed link', () => {
  it('shows the form, since only the browser knows the token', () => {
    expect(draw('/reset-password', '?reset=open').html).toMatch(/<h1[^>]*>Choose a new password</);
  });
  it('X-02, X-03 without a token says so, and links to the login', () => {
    const { html } = draw('/reset-password');
    expect(html).toContain('Invalid reset link. Please request a new password reset email.');
    expect(html).not.toContain('<form');
    expect(html).toMatch(/<a [^>]*href="\/auth"[^>]*>Return to Login</);
  });
  it('S-06, S-14 has the header and the footer', () => {
    expect(draw('/reset-password', '?reset=abc').html).toMatch(/site-header.*site-footer/s);
  });
});
