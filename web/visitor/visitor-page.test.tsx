import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { offeredSentiments } from '../../contract/sentiments.ts';
import type { PublicBusiness } from '../../contract/visitor.ts';
import { visitorInlineScript } from './inline-script.ts';
import { VisitorPage } from './visitor-page.tsx';

const business: PublicBusiness = {
  id: 7,
  slug: 'demo',
  name: 'Tom & Ann’s <Clinic>',
  reviewUrl: 'https://g.page/r/demo',
  googleBusinessUrl: 'https://g.page/r/demo',
  facebookUrl: null,
  logoUrl: null,
  isActive: true,
};

function html(shown: PublicBusiness | null): string {
  const data = {
    slug: 'demo',
    business: shown,
    sentiments: offeredSentiments,
    stepStyles: '/assets/steps.css',
    inlineScript: visitorInlineScript,
  };
  return renderToString(<VisitorPage data={data} />);
}

const position = (text: string) => html(business).indexOf(text);

describe('the server’s HTML', () => {
  it.each([
    ['Google first', 'https://g.page/r/demo', ['Google', 'Facebook']],
    ['Facebook first, if Google is only a search', null, ['Facebook', 'Google']],
  ])('offers %s', (_, reviewUrl, order) => {
    const facebookUrl = 'https://facebook.com/demo';
    const [, shown = ''] = html({
      ...business,
      reviewUrl,
      googleBusinessUrl: reviewUrl,
      facebookUrl,
    }).split('platform-links');
    const places = ['Google', 'Facebook'].map((site) => ({
      site,
      at: shown.indexOf(`${site} Review`),
    }));
    expect(places.toSorted((a, b) => a.at - b.at).map(({ site }) => site)).toEqual(order);
    expect(places.every(({ at }) => at > 0)).toBe(true);
  });

  it('P-13 asks about the business by its escaped name', () => {
    expect(html(business)).toContain('How was your experience at Tom &amp; Ann’s &lt;Clinic&gt;?');
  });

  it('P-14 P-15 offers both choices as links that need no script', () => {
    expect(html(business)).toMatch(
      /<a class="choice-card" href="#good"[^>]*>.*I had a good experience/,
    );
    expect(html(business)).toMatch(
      /<a class="choice-card bad" href="#bad"[^>]*>.*I had a bad experience/,
    );
  });

  it('has the targets of the links first, then the choice, the styles of the steps and the steps', () => {
    const order = [
      'id="good"',
      'id="bad"',
      'class="choice"',
      'rel="stylesheet"',
      'class="step good"',
    ];
    const positions = order.map(position);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(positions[0]).toBeGreaterThan(0);
  });

  it('offers every sentiment as a native checkbox, unchecked', () => {
    const boxes = html(business).match(/<input type="checkbox" name="sentiment"[^>]*>/g) ?? [];
    expect(boxes).toHaveLength(18);
    expect(boxes.join('')).not.toContain('checked');
  });

  it('cannot submit a form before hydration, so that no text ends up in a URL', () => {
    expect(html(business).match(/<form[^>]*>/g)).toHaveLength(2);
    expect(html(business)).not.toMatch(/<form[^>]*(action|method)=/);
    const submits = html(business).match(/<button type="submit"[^>]*>/g) ?? [];
    expect(submits).toHaveLength(2);
    for (const button of submits) expect(button).toContain('disabled');
  });

  it('P-10 P-11 C-16 links to the legal pages with a way back', () => {
    expect(html(business)).toContain('href="/terms?from=demo"');
    expect(html(business)).toContain('href="/privacy?from=demo"');
  });

  it('C-36 has the same Google link on the bad path, and offers it without script', () => {
    const door = /<a[^>]*class="button platform wide"[^>]*href="https:\/\/g.page\/r\/demo"/;
    expect(html(business)).toMatch(door);
    expect(html(business)).toMatch(/<noscript>.*href="https:\/\/g.page\/r\/demo".*<\/noscript>/);
  });

  it('contains nothing that its Content-Security-Policy forbids', () => {
    const page = html(business).replace(`<script>${visitorInlineScript}</script>`, '');
    expect(page).not.toMatch(/ style=|<script|<style| on\w+=/);
  });

  it('P-02 shows a spinner until the business is known', () => {
    expect(html(null)).toContain('role="status" aria-label="Loading"');
    expect(html(null)).not.toContain('I had a good experience');
  });

  it('P-03 P-04 shows that a business is inactive, without choice or form', () => {
    const inactive = html({ ...business, isActive: false });
    expect(inactive).toContain('This business is currently inactive');
    expect(inactive).toContain('Please check back later.');
    expect(inactive).not.toMatch(/<form|#good|g\.page/);
  });
});

describe('the inline script', () => {
  it('follows the first view: in the head it would delay the first paint', () => {
    expect(html(business)).toContain(
      `</a></div><script>${visitorInlineScript}</script><link rel="stylesheet"`,
    );
  });

  it('is tiny', () => {
    expect(visitorInlineScript.length).toBeLessThanOrEqual(720);
  });

  it('records taps that need the hydrated page', () => {
    const page = runInlineScript('', {});
    page.click({ closest: () => ({ id: 'other' }) });
    page.click({ closest: () => null });
    expect(page.earlyTaps).toEqual(['other']);
  });

  it.each([
    ['#preview', '{"draft":{"text":"Kind."}}', true],
    ['#platform', '{"draft":{"text":"Kind."}}', true],
    ['#preview', '{"draft":null}', false],
    ['#good', '{"draft":{"text":"Kind."}}', false],
    ['', '{"draft":{"text":"Kind."}}', false],
  ])('at %j with %s the choice is hidden: %s', (hash, saved, isHeldBack) => {
    const page = runInlineScript(hash, { 'place:/thumbs-up-down/demo': saved });
    expect(page.attributes.has('data-resume')).toBe(isHeldBack);
  });

  it('works without storage', () => {
    expect(runInlineScript('#preview', null).attributes.size).toBe(0);
  });
});

/** Runs the script as a browser would, with stubs for what it uses. */
function runInlineScript(hash: string, storage: Record<string, string> | null) {
  const attributes = new Set<string>();
  const window: { earlyTaps?: string[] } = {};
  const listeners: Record<string, (event: unknown) => void> = {};
  const document = {
    addEventListener: (name: string, added: (event: unknown) => void) => (listeners[name] = added),
    documentElement: { setAttribute: (name: string) => attributes.add(name) },
  };
  const scope = {
    window,
    document,
    setTimeout: () => 0,
    location: { hash, pathname: '/thumbs-up-down/demo' },
    get sessionStorage() {
      if (storage) return storage;
      throw new Error('denied');
    },
  };
  // Running our own script is the point of this test.
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval
  new Function('scope', `with (scope) { ${visitorInlineScript} }`)(scope);
  return {
    attributes,
    click: (target: unknown) => listeners['click']?.({ target }),
    get earlyTaps() {
      return window.earlyTaps;
    },
  };
}
