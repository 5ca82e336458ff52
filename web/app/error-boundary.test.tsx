import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { BrokenPage } from './error-boundary.tsx';
import { StaleScript } from './load-or-reload.ts';

it.each([
  ['a bug', new TypeError('x is undefined'), /Something went wrong on our end/],
  ['a script that is gone', new StaleScript('gone'), /Part of this page didn’t load/],
])('explains %s, and offers a reload and a link back', (_, cause, words) => {
  const html = renderToString(<BrokenPage cause={cause} />);
  expect(html).toMatch(words);
  expect(html).toMatch(/<button[^>]*>Reload page</);
  expect(html).toContain('href="/"');
  expect(html).not.toContain('reference');
  expect(html).not.toContain('undefined');
});

it('shows the reference in the server’s log', () => {
  const cause = new ApiError(500, 'no', { code: 'unexpected', reference: '3a2b-1c0d' });
  expect(renderToString(<BrokenPage cause={cause} />)).toContain('<code>3a2b-1c0d</code>');
});
