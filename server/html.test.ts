import { expect, it } from 'vitest';
import { Html, html } from './html.ts';

it('escapes everything that could end a text or an attribute', () => {
  const text = `<a href="x" title='y'>&amp;</a>`;
  expect(html`${text}`.source).toBe(
    '&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;amp;&#60;/a&#62;',
  );
});

it('escapes values put into a template, but not the template', () => {
  expect(html`<b title="${'"'}">${'<i>'}</b>`.source).toBe('<b title="&#34;">&#60;i&#62;</b>');
});

it('includes HTML unchanged, lists in order, numbers as text, and nothing for null', () => {
  const items = ['a', 'b'].map((text) => html`<i>${text}</i>`);
  expect(html`${items}${3}${null}${new Html('<hr>')}`.source).toBe('<i>a</i><i>b</i>3<hr>');
});

it('does not escape twice', () => {
  expect(html`${html`${'&'}`}`.source).toBe('&#38;');
});
