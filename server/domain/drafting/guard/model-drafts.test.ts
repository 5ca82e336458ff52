import { expect, it } from 'vitest';
import { badModelDrafts, goodModelDrafts } from '../../../testing/model-drafts.ts';
import { readBrief } from '../input/brief.ts';
import { repairDraft } from './draft-repair.ts';
import { checkDraft } from './guard.ts';

it.each(goodModelDrafts)('accepts: $draft', ({ draft, ...input }) => {
  expect(checkDraft(draft, readBrief(input), 'model')).toEqual([]);
});

it.each(badModelDrafts)('rejects "$invented": $draft', ({ draft, ...input }) => {
  expect(checkDraft(draft, readBrief(input), 'model')).not.toEqual([]);
});

it.each(badModelDrafts)('removes "$invented" or gives up: $draft', (bad) => {
  const { draft, ...input } = bad;
  const brief = readBrief(input);
  const repaired = repairDraft(draft, brief);
  if (repaired === null) return;
  expect(repaired.length).toBeLessThan(draft.length);
  expect(checkDraft(repaired, brief, 'model')).toEqual([]);
});
