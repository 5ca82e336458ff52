import { masked, namesFor, someFour } from './drafts.ts';
import { printTable } from './print-table.ts';
import { measureVariety, median, tokenize, type Variety } from '../variety.ts';

/** How much drafts resemble each other. @param repetitions how many sets of them are measured */
export function printVariety(repetitions: number): void {
  for (const { title, size, four, rows } of tables) {
    const sets = Array.from({ length: repetitions }, (_, repetition) =>
      measureVariety(someDrafts(size, `${size}/${repetition}`, four?.(repetition))),
    );
    printTable(`${title} (medians of ${repetitions})`, [
      ['', 'people', 'goal', 'drafts'],
      ...rows.map(([what, people, goal, show]) => [what, people, goal, show(medians(sets))]),
    ]);
  }
}

interface Table {
  title: string;
  /** Drafts a set. */
  size: number;
  /** What all drafts of a set are written from; each from a choice of its own without it. */
  four?: (repetition: number) => readonly string[];
  rows: readonly Row[];
}

type Row = [what: string, people: string, goal: string, show: (variety: Variety) => string];

const tables: readonly Table[] = [
  {
    title: '100 drafts, four random offered sentiments each',
    size: 100,
    rows: [
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
      [
        'words: standard deviation',
        '16–26',
        '≥ 16',
        ({ wordDeviation }) => wordDeviation.toFixed(1),
      ],
      [
        'words: p10, median, p90',
        '23, 36, 80',
        'within 20–90',
        ({ words }) => `${words.p10.toFixed(0)}, ${words.p50.toFixed(0)}, ${words.p90.toFixed(0)}`,
      ],
    ],
  },
  {
    title: '30 drafts, the same four',
    size: 30,
    four: (repetition) => someFour(`same/${repetition}`),
    rows: [
      ['self-BLEU-4', '0.066–0.119', '≤ 0.20', ({ selfBleu4 }) => selfBleu4.toFixed(3)],
      [
        'share a 3-word opening',
        '0–0.30',
        '≤ 0.30',
        ({ sharedOpening }) => sharedOpening.toFixed(2),
      ],
      [
        'commonest opening',
        '≤ 0.10',
        '≤ 0.10',
        ({ commonestOpening }) => commonestOpening.toFixed(2),
      ],
    ],
  },
];

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
