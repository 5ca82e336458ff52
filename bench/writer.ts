/**
 * How the built-in writer's drafts compare with reviews that people write: variety, length, truth,
 * grammar and speed. Prints one table a question, beside what was measured on people.
 *
 * People: five-star Google reviews of one business, 20 to 120 words, about all sorts of visits
 * (891 reviews of US medical facilities, 2017 to 2025, ODbL), samples of the same size.
 *
 * Run: npm run bench:writer [-- --quick]
 */
import { createSecretKey, randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { generateBody } from '../contract/drafting.ts';
import { offeredSentiments } from '../contract/sentiments.ts';
import { writeBuiltinDraft } from '../server/domain/drafting/builtin-writer.ts';
import { checkOwnWords } from '../server/domain/drafting/check-own-words.ts';
import type { DraftInput } from '../server/domain/drafting/draft-input.ts';
import { checkDraft } from '../server/domain/drafting/guard.ts';
import { compareWith } from '../server/domain/drafting/likeness/compare.ts';
import { fingerprint } from '../server/domain/drafting/likeness/fingerprint.ts';
import { writeOwnDraft } from '../server/domain/drafting/own-draft.ts';
import { seededRandom } from '../server/domain/drafting/seeded-random.ts';
import { looksLikeSteering } from '../server/domain/drafting/steering.ts';
import { grammarFaults } from '../server/testing/grammar-faults.ts';
import { attempts, ownWords } from '../server/testing/own-words.ts';
import { jaccard, measureVariety, median, runs, tokenize, type Variety } from './variety.ts';

const quick = process.argv.includes('--quick');
const repetitions = quick ? 5 : 50;
const business = 'Riverside Dental Care';
const thanked = 'Maria Lopez';

varietyTable('100 drafts, four random offered sentiments each', 100, undefined, [
  ['self-BLEU-4', '0.157–0.199', '≤ 0.20', ({ selfBleu4 }) => selfBleu4.toFixed(3)],
  ['distinct-2', '0.688–0.717', '≥ 0.69', ({ distinct2 }) => distinct2.toFixed(3)],
  [
    'greatest pairwise 5-gram Jaccard',
    '0.024–0.076',
    '≤ 0.08',
    ({ greatestLikeness }) => greatestLikeness.toFixed(3),
  ],
  [
    'share a 3-word opening',
    '0.15–0.37',
    '≤ 0.25',
    ({ sharedOpening }) => sharedOpening.toFixed(2),
  ],
  [
    'commonest opening',
    '0.03–0.08',
    '≤ 0.05',
    ({ commonestOpening }) => commonestOpening.toFixed(2),
  ],
  ['words: standard deviation', '16–26', '≥ 16', ({ wordDeviation }) => wordDeviation.toFixed(1)],
  [
    'words: p10, median, p90',
    '23, 36, 80',
    'within 20–90',
    ({ words }) => `${words.p10.toFixed(0)}, ${words.p50.toFixed(0)}, ${words.p90.toFixed(0)}`,
  ],
]);

varietyTable('30 drafts, the same four', 30, (repetition) => someFour(`same/${repetition}`), [
  ['self-BLEU-4', '0.066–0.119', '≤ 0.20', ({ selfBleu4 }) => selfBleu4.toFixed(3)],
  ['share a 3-word opening', '0–0.30', '≤ 0.30', ({ sharedOpening }) => sharedOpening.toFixed(2)],
  ['commonest opening', '≤ 0.10', '≤ 0.10', ({ commonestOpening }) => commonestOpening.toFixed(2)],
]);

tenThousand();
everyChoice();
ownWordsTable();
speed();

type Row = [what: string, people: string, goal: string, show: (variety: Variety) => string];

function varietyTable(
  title: string,
  size: number,
  four: ((repetition: number) => readonly string[]) | undefined,
  rows: Row[],
): void {
  const sets = Array.from({ length: repetitions }, (_, repetition) =>
    measureVariety(someDrafts(size, `${size}/${repetition}`, four?.(repetition))),
  );
  print(`${title} (medians of ${repetitions})`, [
    ['', 'people', 'goal', 'drafts'],
    ...rows.map(([what, people, goal, show]) => [what, people, goal, show(medians(sets))]),
  ]);
}

/** Drafts of one business, half of them with thanks, names masked; those of 20 to 120 words count. */
function someDrafts(size: number, seed: string, four?: readonly string[]): string[] {
  const drafts: string[] = [];
  for (let index = 0; drafts.length < size; index += 1) {
    const sentiments = four ?? someFour(`${seed}/${index}/choice`);
    const draft = masked({ sentiments, ...namesFor(index) }, `${seed}/${index}`);
    const words = tokenize(draft).length;
    if (words >= 20 && words <= 120) drafts.push(draft);
  }
  return drafts;
}

function someFour(seed: string): string[] {
  return seededRandom(seed).shuffle(offeredSentiments).slice(0, 4);
}

function namesFor(index: number): Omit<DraftInput, 'sentiments'> {
  return { businessName: business, ...(index % 2 === 0 && { thankSomeone: thanked }) };
}

function masked(input: DraftInput, seed: string): string {
  return writeBuiltinDraft(input, seed)
    .replaceAll(business, 'BUSINESS')
    .replaceAll(thanked, 'NAME');
}

function medians(sets: readonly Variety[]): Variety {
  const of = (read: (variety: Variety) => number) => median(sets.map(read));
  return {
    selfBleu4: of(({ selfBleu4 }) => selfBleu4),
    distinct2: of(({ distinct2 }) => distinct2),
    greatestLikeness: of(({ greatestLikeness }) => greatestLikeness),
    sharedOpening: of(({ sharedOpening }) => sharedOpening),
    commonestOpening: of(({ commonestOpening }) => commonestOpening),
    wordDeviation: of(({ wordDeviation }) => wordDeviation),
    words: {
      p10: of(({ words }) => words.p10),
      p50: of(({ words }) => words.p50),
      p90: of(({ words }) => words.p90),
    },
  };
}

/** Seeds 1 to 10,000 of one business and the same four, without the memory of earlier drafts. */
function tenThousand(): void {
  const fours = quick ? 1 : 5;
  const rows = Array.from({ length: fours }, (_, choice) => {
    const sentiments = someFour(`ten thousand/${choice}`);
    const drafts = Array.from({ length: 10_000 }, (__, index) =>
      masked({ sentiments, businessName: business }, String(index + 1)),
    );
    const distinct = new Set(drafts).size;
    const { likeness, above } = mostAlike(drafts);
    return [sentiments.join(', '), String(distinct), likeness.toFixed(2), String(above)];
  });
  print('10,000 drafts of the same four, names masked', [
    ['', 'distinct', 'greatest 3-word Jaccard', 'pairs over 0.5'],
    ['goal', '10000', '≤ 0.5', '0'],
    ...rows,
  ]);
}

/**
 * The greatest Jaccard index of runs of three words, over all pairs. Exact above 0.4: two sets that
 * alike share one of the rarest three fifths of either's runs, so only such pairs are compared.
 */
function mostAlike(drafts: readonly string[]): { likeness: number; above: number } {
  const sets = drafts.map((draft) => new Set(runs(tokenize(draft), 3)));
  const frequency = new Map<string, number>();
  for (const set of sets) for (const run of set) frequency.set(run, (frequency.get(run) ?? 0) + 1);
  const seen = new Map<string, number[]>();
  let likeness = 0;
  let above = 0;
  for (const [index, set] of sets.entries()) {
    const rarest = [...set].toSorted(
      (one, other) =>
        (frequency.get(one) ?? 0) - (frequency.get(other) ?? 0) || (one < other ? -1 : 1),
    );
    const prefix = rarest.slice(0, set.size - Math.ceil(set.size * 0.4) + 1);
    const candidates = new Set(prefix.flatMap((run) => seen.get(run) ?? []));
    for (const candidate of candidates) {
      const alike = jaccard(set, sets[candidate] ?? new Set());
      likeness = Math.max(likeness, alike);
      if (alike > 0.5) above += 1;
    }
    for (const run of prefix) seen.set(run, [...(seen.get(run) ?? []), index]);
  }
  return { likeness, above };
}

/** All 3,060 choices of four, ten seeds each, with and without a thanked name. */
function everyChoice(): void {
  const seeds = quick ? 1 : 10;
  const counts = { drafts: 0, refusals: 0, ungrounded: 0, grammar: 0 };
  for (const sentiments of choicesOfFour()) {
    for (let seed = 0; seed < seeds * 2; seed += 1) {
      const input = { sentiments, ...namesFor(seed) };
      const draft = writeBuiltinDraft(input, `${sentiments.join()}/${seed}`);
      const refusals = checkDraft(draft, input);
      const faults = grammarFaults(draft, [business, thanked]);
      counts.drafts += 1;
      counts.refusals += refusals.length > 0 ? 1 : 0;
      counts.ungrounded += refusals.includes('ungrounded-word') ? 1 : 0;
      counts.grammar += faults.length > 0 ? 1 : 0;
      if (refusals.length + faults.length > 0) console.log([...refusals, ...faults].join(), draft);
    }
  }
  print('Every choice of four, with and without a name', [
    ['', 'drafts', 'guard refusals', 'ungrounded words', 'grammar faults'],
    ['goal', '61200', '0', '0', '0'],
    ['', ...Object.values(counts).map(String)],
  ]);
}

/** 200 feelings in the visitor's own words, in all shapes, and 60 attempts to steer, inject or abuse. */
function ownWordsTable(): void {
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
  print('Own words: 200 feelings in all shapes, alone beside offered ones and four together', [
    ['', 'drafts', 'refused by the guard or faulty'],
    ['goal', '4000', '0'],
    ['', String(drafts.length), String(faulty.length)],
  ]);
  print('60 attempts to steer, inject or abuse', [
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

function* choicesOfFour(): Generator<string[]> {
  const all: readonly string[] = offeredSentiments;
  for (const [a, first] of all.entries())
    for (const [b, second] of all.slice(a + 1).entries())
      for (const [c, third] of all.slice(a + b + 2).entries())
        for (const fourth of all.slice(a + b + c + 3)) yield [first, second, third, fourth];
}

/** Writing, the guard, and the comparison with 200 earlier drafts, on one core. */
function speed(): void {
  const key = createSecretKey(randomBytes(32));
  const names = { business, thanked };
  const earlier = Buffer.concat(
    Array.from({ length: 200 }, (_, index) => {
      const sentiments = someFour(`earlier/${index}`);
      return fingerprint(writeBuiltinDraft({ sentiments }, `earlier/${index}`), names, key);
    }),
  );
  const inputs = Array.from({ length: 5000 }, (_, index) => ({
    sentiments: someFour(`speed/${index}`),
    ...namesFor(index),
  }));
  const times = inputs.map((input, index) => {
    const start = performance.now();
    writeOwnDraft(input, `speed/${index}`, compareWith(earlier, names, key));
    return performance.now() - start;
  });
  const sorted = times.slice(1000).toSorted((a, b) => a - b);
  print('Milliseconds a draft, with guard and likeness check', [
    ['', 'median', 'p95'],
    ['goal', '< 1', ''],
    ['', median(sorted).toFixed(3), (sorted[3800] ?? 0).toFixed(3)],
  ]);
}

function print(title: string, rows: string[][]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('   ')
      .trimEnd(),
  );
  console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
