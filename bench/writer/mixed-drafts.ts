import { writeFileSync } from 'node:fs';
import { capitalizeSentiment } from '../../contract/sentiments.ts';
import { ownWords } from '../../server/testing/own-words.ts';
import { measureVariety, type Variety } from '../variety.ts';
import { businessWithMemory, masked, namesFor, pickFour } from './drafts.ts';
import { printTable } from './print-table.ts';

/**
 * Length and similarity of 300 mixed drafts for one business with its memory: every third has a custom
 * sentiment, half have thanks.
 * @param fours how many choices of four to try for drafts of the same four
 * @param file output file for the 300 drafts, as a JSON array of texts with masked names
 */
export function printMixedDrafts(fours: number, file: string | undefined): void {
  const drafts = mixedDrafts(300);
  if (file !== undefined) writeFileSync(file, JSON.stringify(drafts, null, 1));
  const variety = measureVariety(drafts);
  const hundreds = [0, 100, 200].map((start) => drafts.slice(start, start + 100));
  const same = Array.from({ length: fours }, (_, choice) => draftsOfTheSame(choice, 30));
  printTable('300 mixed drafts of one business, and 30 of the same four', [
    ['', 'people, generic', 'target', 'drafts'],
    ...lengthRows(variety),
    ['share with a universal', '0.23', '≤ 0.40', variety.universals.toFixed(2)],
    ['share with a colon', '0.02', '≤ 0.03', variety.colons.toFixed(2)],
    ['self-BLEU-4 of 100 mixed, the worst of three', '', '≤ 0.38', worstBleu(hundreds)],
    [`self-BLEU-4 of 30 of the same four, the worst of ${fours}`, '', '≤ 0.50', worstBleu(same)],
  ]);
}

function lengthRows({ words, wordsPerSentence }: Variety): string[][] {
  return [
    ['words, 10th percentile', '21', '12–20', words.p10.toFixed(0)],
    ['words, median', '27', '20–28', words.p50.toFixed(0)],
    ['words, 90th percentile', '56', '29–42', words.p90.toFixed(0)],
    ['words per sentence', '11.0', '7–11', wordsPerSentence.toFixed(1)],
  ];
}

function worstBleu(sets: readonly string[][]): string {
  return Math.max(...sets.map((texts) => measureVariety(texts).selfBleu4)).toFixed(3);
}

function mixedDrafts(count: number): string[] {
  const write = businessWithMemory();
  return Array.from({ length: count }, (_, index) => {
    const four = pickFour(`mixed/${index}`);
    const own = capitalizeSentiment(ownWords[(index * 7) % ownWords.length] ?? '');
    const sentiments = index % 3 === 2 ? [own, ...four.slice(1)] : four;
    return masked(write({ sentiments, ...namesFor(index) }, `mixed/${index}`).review);
  });
}

function draftsOfTheSame(choice: number, count: number): string[] {
  const write = businessWithMemory();
  const sentiments = pickFour(`same/${choice}`);
  return Array.from({ length: count }, (_, index) =>
    masked(write({ sentiments, ...namesFor(index) }, `same/${choice}/${index}`).review),
  );
}
