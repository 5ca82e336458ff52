import { generateBody } from '../../contract/drafting.ts';
import { checkDraft } from '../../server/domain/drafting/guard/guard.ts';
import { readBrief } from '../../server/domain/drafting/input/brief.ts';
import { checkOwnWords } from '../../server/domain/drafting/input/check-own-words.ts';
import { looksLikeInjection } from '../../server/domain/drafting/input/prompt-injection.ts';
import { writeDraft } from '../../server/domain/drafting/writer/write-draft.ts';
import { grammarFaults } from '../../server/testing/grammar-faults.ts';
import { attempts } from '../../server/testing/misuse-attempts.ts';
import { ownWords } from '../../server/testing/own-words.ts';
import { business, namesFor, pickFour, thanked } from './drafts.ts';
import { printTable } from './print-table.ts';

/**
 * 200 custom sentiments of all grammatical forms, and 60 attempts at prompt injection, advertising or
 * abuse.
 * @param seeds drafts of each, both with offered sentiments and with other custom ones
 */
export function printOwnWords(seeds: number): void {
  const drafts = ownWords.flatMap((typed, index) => {
    const beside = pickFour(`own/${index}`).slice(0, 3);
    const four = [0, 1, 2, 3].map((at) => ownWords[(index + at * 50) % ownWords.length] ?? '');
    return [[typed, ...beside], four].flatMap((sentiments) =>
      Array.from({ length: seeds }, (_, seed) => ({ sentiments, seed })),
    );
  });
  const faulty = drafts.filter(({ sentiments, seed }) => isFaulty(sentiments, seed));
  const judged = attempts.map(({ text, outcome }) => ({ outcome, ...judge(text) }));
  printTable('Own words: 200 sentiments in all shapes, one beside offered ones and four together', [
    ['', 'drafts', 'rejected by the guard or faulty'],
    ['target', String(drafts.length), '0'],
    ['', String(drafts.length), String(faulty.length)],
  ]);
  printTable('60 attempts at prompt injection, advertising or abuse', [
    ['', 'kindly refused', 'written, and kept from models', 'reach a model'],
    ['target', ...['refused', 'written'].map((kind) => count(attempts, 'outcome', kind)), '0'],
    ['', ...['refused', 'written', 'reaches'].map((kind) => count(judged, 'result', kind))],
  ]);
}

function isFaulty(sentiments: readonly string[], seed: number): boolean {
  const brief = readBrief({ sentiments, ...namesFor(seed) });
  const draft = writeDraft(brief, `${sentiments.join()}/${seed}`);
  // The guard checks the visitor's own capitals ("Dr. Kim"), since it knows what was typed.
  const grammar = grammarFaults(draft, [business, thanked]).filter(
    (fault) => fault !== 'capital inside a sentence',
  );
  const faults = [...checkDraft(draft, brief), ...grammar];
  if (faults.length > 0) console.log(faults.join(), draft);
  return faults.length > 0;
}

function judge(text: string): { result: 'refused' | 'written' | 'reaches' } {
  const checked = generateBody.safeParse({ sentiments: [text, ...pickFour(text).slice(0, 3)] });
  if (!checked.success) return { result: 'refused' };
  const { sentiments } = checked.data;
  try {
    checkOwnWords({ sentiments });
  } catch {
    return { result: 'refused' };
  }
  return { result: looksLikeInjection(sentiments[0] ?? '') ? 'written' : 'reaches' };
}

function count<K extends string>(
  items: readonly Record<K, string>[],
  key: K,
  value: string,
): string {
  return String(items.filter((item) => item[key] === value).length);
}
