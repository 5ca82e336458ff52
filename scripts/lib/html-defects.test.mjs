import { expect, it } from 'vitest';

import { htmlDefects } from './html-defects.mjs';

const pages = { 'page-001.html': '/ (visitor, as served)', 'page-002.html': '/terms (visitor)' };
const inPage = (name, message) => ({ url: `file:/tmp/${name}`, message, extract: ' <p id>' });

it('reports each message once, with its position and pages', () => {
  const messages = [
    inPage('page-001.html', 'Stray end tag.'),
    inPage('page-002.html', 'Stray end tag.'),
    inPage('page-002.html', 'Stray end tag.'),
    inPage('page-002.html', 'No title.'),
  ];
  expect(htmlDefects(JSON.stringify({ messages }), pages)).toEqual([
    'Stray end tag.\n  <p id>\n  / (visitor, as served)\n  /terms (visitor)',
    'No title.\n  <p id>\n  /terms (visitor)',
  ]);
});

it('ignores accepted messages, but nothing that only resembles one', () => {
  const messages = [
    inPage('page-001.html', "CSS: “field-sizing”: Property “field-sizing” doesn't exist."),
    inPage('page-001.html', "CSS: “field-size”: Property “field-size” doesn't exist."),
  ];
  expect(htmlDefects(JSON.stringify({ messages }), pages)).toEqual([
    expect.stringContaining('“field-size”'),
  ]);
});

it('reports a checker that could not start', () => {
  expect(htmlDefects('Unable to access jarfile', pages)).toEqual([
    'The HTML checker failed: Unable to access jarfile',
  ]);
});
