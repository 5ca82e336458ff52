import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { arrivedDraft } from './draft.ts';
import { edited, emptied } from './draft-changes.ts';
import { DraftOrigin } from './draft-origin.tsx';

const sentiments = ['Friendly staff', 'Seen on time', 'Thorough', 'Felt like <home>'];
const built = arrivedDraft({ review: 'Kind.', source: 'builtin' }, { sentiments });
const full = arrivedDraft(
  { review: 'Kind.', source: 'model' },
  { sentiments, thankSomeone: "Mary-Ann O'Neil", note: 'Parking was <easy>.' },
  'Tom & Ann’s Clinic',
);

const own = "Written by Fourgood's software, without an AI model.";

/** The text of each item and line, in order. */
function linesOf(draft: typeof built): string[] {
  return renderToString(<DraftOrigin draft={draft} />)
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .split(/\n+/)
    .filter(Boolean);
}

it('lists the writer, the sentiments, and nothing that was not sent', () => {
  const end = 'Nothing else about you or your visit.';
  expect(linesOf(built)).toEqual([own, 'What we used', ...sentiments, end]);
});

it('lists the thanked person, the note and the business if they were sent', () => {
  expect(linesOf(full)).toEqual([
    'Written by an AI model.',
    'What we used',
    ...sentiments,
    "The name you typed: Mary-Ann O'Neil",
    'What you added: Parking was <easy>.',
    'The business name: Tom & Ann’s Clinic',
    'Nothing else about you or your visit.',
  ]);
});

it('starts closed', () => {
  expect(renderToString(<DraftOrigin draft={full} />)).toContain('<details>');
});

it('stays with an edited draft, but not with the visitor’s own text', () => {
  expect(linesOf(edited(full, 'Very kind.'))).toEqual(linesOf(full));
  const written = edited(emptied(full), 'I felt at home.');
  expect(linesOf(written)).toEqual([]);
});

it('survives serialization in saved state', () => {
  const restored = JSON.parse(JSON.stringify(full)) as typeof full; // what was just written
  expect(linesOf(restored)).toEqual(linesOf(full));
});
