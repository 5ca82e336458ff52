import { generateBody } from '../../contract/drafting.ts';
import { writeBuiltinDraft } from '../../server/domain/drafting/builtin-writer.ts';
import { checkOwnWords } from '../../server/domain/drafting/check-own-words.ts';
import type { DraftInput } from '../../server/domain/drafting/draft-input.ts';
import { checkDraft } from '../../server/domain/drafting/guard.ts';
import { looksLikeSteering } from '../../server/domain/drafting/steering.ts';
import { grammarFaults } from '../../server/testing/grammar-faults.ts';
import { attempts } from '../../server/testing/misuse-attempts.ts';
import { ownWords } from '../../server/testing/own-words.ts';
import { business, namesFor, someFour, thanked } from './drafts.ts';
import { printTable } from './print-table.ts';

/** 200 feelings in the visitor's own words, in all shapes, and 60 attempts to steer, inject or abuse. */
export function printOwnWords(): void {
  const drafts = ownWords.flatMap((typed, index) => {
    const beside = someFour(`own/${index}`).slice(0, 3);
    const four = [0, 1, 2, 3].map((at) => ownWords[(index + at * 50) % ownWords.length] ?? '');
    return [[typed, ...beside], four].flatMap((sentiments) =>
      Array.from({ length: 10 }, (_, seed) => ({
        sentiments,
        ...namesFor(seed),
        seed: `${typed}/${seed}`,
      })),
    );
  });
  const faulty = drafts.filter(({ seed, ...input }) => {
    const draft = writeBuiltinDraft(input, seed);
    // The visitor's own capitals ("Dr. Kim") are judged by the guard, which knows what was typed.
    const grammar = grammarFaults(draft, [business, thanked]).filter(
      (fault) => fault !== 'capital inside a sentence',
    );
    const faults = [...checkDraft(draft, input), ...grammar];
    if (faults.length > 0) console.log(faults.join(), draft);
    return faults.length > 0;
  });
  const judged = attempts.map(({ text, outcome }) => ({ outcome, ...judge(text) }));
  printTable('Own words: 200 feelings in all shapes, alone beside offered ones and four together', [
    ['', 'drafts', 'refused by the guard or faulty'],
    ['goal', '4000', '0'],
    ['', String(drafts.length), String(faulty.length)],
  ]);
  printTable('60 attempts to steer, inject or abuse', [
    ['', 'kindly refused', 'written, and kept from models', 'reach a model'],
    ['goal', ...['refused', 'written'].map((kind) => count(attempts, 'outcome', kind)), '0'],
    ['', ...['refused', 'written', 'reaches'].map((kind) => count(judged, 'fate', kind))],
  ]);
}

function judge(text: string): { fate: 'refused' | 'written' | 'reaches' } {
  const body = { sentiments: [text, ...someFour(text).slice(0, 3)], businessType: 'healthcare' };
  const checked = generateBody.safeParse(body);
  if (!checked.success) return { fate: 'refused' };
  try {
    checkOwnWords(checked.data as DraftInput);
  } catch {
    return { fate: 'refused' };
  }
  return { fate: looksLikeSteering(checked.data.sentiments[0] ?? '') ? 'written' : 'reaches' };
}

function count<K extends string>(
  items: readonly Record<K, string>[],
  key: K,
  value: string,
): string {
  return String(items.filter((item) => item[key] === value).length);
}
