import { describe, expect, it } from 'vitest';
import { deletionDays, deliveryHours } from '../contract/constraints.ts';
import type { PublicBusiness } from '../contract/visitor.ts';
import { renderers } from './render.tsx';

const business: PublicBusiness = {
  id: 7,
  slug: 'sunrise-dental',
  name: 'Sunrise Dental',
  reviewUrl: 'https://g.page/r/sunrise/review',
  googleBusinessUrl: 'https://g.page/r/sunrise/review',
  facebookUrl: null,
  logoUrl: null,
  isActive: true,
};

function appPage(path: string, search = '') {
  const surroundings = { host: 'localhost:3000', previewHosts: [], year: 2031 };
  return renderers.renderAppPage({
    path,
    search,
    ...surroundings,
    contactEmail: 'ask@example.com',
  });
}

/** The text without tags, with entities resolved. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

const everything: Readonly<Record<string, string>> = {
  privacy: appPage('/privacy').html,
  terms: appPage('/terms', '?from=sunrise-dental').html,
  wizard: appPage('/review').html,
  'not found': appPage('/nope').html,
  shield: renderers.renderReviewShield({ slug: 'sunrise-dental', business }),
  'shield of nobody': renderers.renderReviewShield({ slug: 'gone', business: null }),
  inactive: renderers.renderInactiveNotice({ ...business, isActive: false }),
  unknown: renderers.renderUnknownBusiness(),
  visitor: renderers.renderVisitorPage({
    slug: 'sunrise-dental',
    business,
    sentiments: ['Kind', 'Calm'],
  }),
  'visitor without data': renderers.renderVisitorPage({
    slug: 'sunrise-dental',
    business: null,
    sentiments: [],
  }),
};

describe.each(Object.entries(everything))('HTML of %s', (_, html) => {
  it('has no inline styles, scripts or handlers, which the policy forbids', () => {
    // The policy of the visitor's page allows this one by its hash.
    const allowed = `<script>${renderers.visitorInlineScript}</script>`;
    expect(html.replace(allowed, '')).not.toMatch(/\sstyle=|<script|<style|\son[a-z]+=/i);
  });
  it('never calls itself a shield', () => expect(textOf(html)).not.toMatch(/shield/i));
  it('has no empty or broken attribute values', () => {
    expect(html).not.toMatch(/="(undefined|null|\[object Object\])"/);
  });
});

describe.each(['/privacy', '/terms', '/review', '/nope', '/a/b/c'])('shell of %s', (path) => {
  const { html } = appPage(path);
  it('S-07 S-13 has the signed-out header', () => {
    expect(html).toMatch(/<header[^>]*>.*href="\/dashboard"/);
    expect(html).toMatch(/href="\/auth"[^>]*>Login</);
    expect(html).toMatch(/href="\/auth\?register=true"[^>]*>Register</);
    expect(html).not.toMatch(/My Dashboard|Business Setup|>Admin</);
  });
  it('S-14 … S-25 has the footer', () => {
    const footer = html.slice(html.indexOf('<footer class="site-footer"'));
    for (const link of ['/landing">Home', '/auth">Login', '/privacy">Privacy Policy']) {
      expect(footer).toContain(link);
    }
    expect(footer).toContain('/terms">Terms of Service');
    expect(footer).toContain('href="mailto:ask@example.com"');
    expect(textOf(footer)).toMatch(/AI-optimized reviews/);
    expect(textOf(footer)).toContain('© 2031 Fourgood');
    expect(textOf(footer)).toContain('version 1.0.2 - DEVELOPMENT MODE');
  });
});

it.each([
  ['/privacy', 200, 'Privacy Policy · Fourgood'],
  ['/privacy/', 200, 'Privacy Policy · Fourgood'],
  ['/terms', 200, 'Terms of Service · Fourgood'],
  ['/review', 200, 'Write a review · Fourgood'],
  ['/auth', 200, 'Sign in · Fourgood'],
  ['/auth?register=true', 200, 'Register · Fourgood'],
  ['/auth-old?verify=true', 200, 'Verify your email · Fourgood'],
  ['/auth?forgot=true', 200, 'Reset your password · Fourgood'],
  ['/auth?token=open', 200, 'Choose a new password · Fourgood'],
  ['/dashboard', 200, 'My Dashboard · Fourgood'],
  ['/account-settings', 200, 'Account Settings · Fourgood'],
  ['/admin', 200, 'Users · Admin · Fourgood'],
  ['/admin?tab=audit', 200, 'Activity log · Admin · Fourgood'],
  ['/nope', 404, 'Page not found · Fourgood'],
  ['/review/more', 404, 'Page not found · Fourgood'],
])('%s has status %d and title "%s"', (address, status, title) => {
  const [path = '', search] = address.split(/(?=\?)/);
  expect(appPage(path, search)).toMatchObject({ status, title });
});

it('S-43 says "404 Page Not Found" at an unknown address', () => {
  expect(textOf(appPage('/nope').html)).toContain('404 Page Not Found');
});

describe('legal pages', () => {
  const privacy = textOf(appPage('/privacy').html);
  const terms = textOf(appPage('/terms').html);

  it('G-02 are effective from May 1, 2025', () => {
    expect(privacy).toContain('Effective date: May 1, 2025');
    expect(terms).toContain('Effective date: May 1, 2025');
  });
  it('G-03 are governed by the laws of California', () => expect(terms).toContain('California'));
  it('G-04 say what the service does and does not do', () => {
    expect(terms).toMatch(/helps customers write reviews\. It does not post them automatically/);
    expect(privacy).toContain('Customer personal data is not collected.');
    expect(privacy).toMatch(/emailed to the owner of that business and is not stored by us after/);
  });
  it('say how long feedback is queued, and that backups may contain it', () => {
    expect(privacy).toContain(`for up to ${deliveryHours} hours if an email server is down`);
    expect(privacy).toMatch(/A database backup .* can contain that encrypted message/);
  });
  it('say how long something deleted can be restored', () => {
    expect(privacy).toContain(`plus up to ${deletionDays} days if the business is deleted`);
    expect(privacy).toContain(`For ${deletionDays} days we keep what you deleted`);
  });
  it('are marked as text that the operator must review', () => {
    for (const text of [privacy, terms])
      expect(text).toMatch(/operator of this site must adapt .* have it reviewed/);
  });
  it('G-05 link back to the page in ?from=', () => {
    const { html } = appPage('/privacy', '?from=sunrise-dental');
    expect(html).toMatch(/href="\/thumbs-up-down\/sunrise-dental"[^>]*>.*Back/);
  });
  it.each(['', '?from=', '?from=https://evil.example'])(
    'G-06 have no back link with %j',
    (search) => {
      expect(appPage('/privacy', search).html).not.toContain('legal-back');
    },
  );
});

describe('wizard', () => {
  const { html } = appPage('/review');

  it('W-02 W-03 has its heading and its steps, with the first one marked', () => {
    expect(html).toMatch(/<h1[^>]*>Fourgood</);
    expect(html).toContain('Share your experience and help others find great care');
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
    expect(textOf(html)).toMatch(/1 Select 2 Generate 3 Copy & Share/);
  });
  it('W-12 shows nine placeholders while the sentiments load', () => {
    expect(html.match(/chip-skeleton/g)).toHaveLength(9);
  });
  it('W-04 W-05 ends with a link to the dashboard and the copyright', () => {
    expect(textOf(html)).toMatch(/Go to Dashboard © 2031 Fourgood/);
  });
});

describe('apology page', () => {
  const html = renderers.renderReviewShield({ slug: 'sunrise-dental', business });

  it('R-01 … R-04 shows the required text', () => {
    const text = textOf(html);
    expect(html).toMatch(/<h1[^>]*>We&#x27;re Sorry About Your Experience</);
    expect(text).toContain('Sunrise Dental');
    expect(text).toContain('Your Feedback Has Been Received');
    expect(text).toContain('What Happens Next?');
  });
  it('R-06 links back to the public page without a script', () => {
    expect(html).toMatch(/href="\/thumbs-up-down\/sunrise-dental"[^>]*>Return to Previous Page/);
  });
  it('repeats the Google link, counted as everywhere', () => {
    const link = /<a[^>]*data-count[^>]*>/.exec(html)?.[0];
    expect(link).toContain('href="https://g.page/r/sunrise/review"');
    expect(link).toContain('data-count="/api/analytics/google-click/7"');
    expect(link).toContain('rel="noopener"');
  });
  it('shows the logo if there is one', () => {
    const withLogo = { ...business, logoUrl: '/logos/ab.webp' };
    expect(renderers.renderReviewShield({ slug: 'x', business: withLogo })).toMatch(
      /<img[^>]*src="\/logos\/ab.webp"[^>]*alt="Sunrise Dental"/,
    );
  });
  it('R-08 apologizes for an unknown business, and counts nothing', () => {
    const text = textOf(everything['shield of nobody'] ?? '');
    expect(text).toContain("We're Sorry About Your Experience");
    expect(everything['shield of nobody']).not.toContain('data-count');
  });
  it('does not link to the platforms of an inactive business', () => {
    const inactive = { ...business, isActive: false, reviewUrl: null, googleBusinessUrl: null };
    expect(renderers.renderReviewShield({ slug: 'x', business: inactive })).not.toContain(
      'data-count',
    );
  });
});

describe('notices', () => {
  it('P-03 P-04 T-40 an inactive business', () => {
    const { inactive = '' } = everything;
    expect(textOf(inactive)).toMatch(/This business is currently inactive .*check back later/);
    expect(inactive).not.toMatch(/<form|<button|class="choice/);
  });
  it('P-05 T-36 an unknown business, as a panel and as a toast', () => {
    const text = textOf(everything['unknown'] ?? '');
    expect(text.match(/Business not found/g)).toHaveLength(2);
    expect(text.match(/Sorry, we couldn't find information for this business/g)).toHaveLength(2);
    expect(everything['unknown']).toContain('role="status"');
  });
});
