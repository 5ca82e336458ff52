import type { Brief } from '../input/brief.ts';
import { hasIntensifier } from './intensify.ts';
import {
  namedOpenings,
  openingThanks,
  quietThanks,
  thanks as thankings,
  unnamedOpenings,
  type Line,
} from './lines.ts';
import { asWe } from './person.ts';
import type { Random } from './seeded-random.ts';
import { stemsIn } from './stems.ts';
import type { Voice } from './voice.ts';

/** What surrounds the sentiments. */
export interface Frame {
  /** One plain sentence about the visit, or thanks; empty for none. */
  opening: string;
  /** Thanks at the end; empty for none. */
  thanks: string;
  /** The business's name if the first mention of the people includes it: "the staff at Oak Hill". */
  nameWithPeople: string | undefined;
  /** True if the opening mentions the staff. */
  mentionsPeople: boolean;
  /** True if the staff is "they" right after the opening, which names the business. */
  startsWithThey: boolean;
  /** True if the opening has an intensifier, so the rest needs none. */
  isIntense: boolean;
  /** Stems that the rest shouldn't repeat. */
  stems: ReadonlySet<string>;
}

/** Picks the opening, the thanks, and where the business's name goes. */
export function frame(brief: Brief, voice: Voice, random: Random): Frame {
  const { business, thanked } = brief.names;
  const { lines, named } = random.weighted(plansFor(brief, voice));
  const line =
    lines && random.weighted(withoutFirstVisits(brief, withoutSecondIntensifier(brief, lines)));
  const write = (of: Line) => writeLine(of, brief, voice, random);
  const isThanked = thanked === undefined || lines === openingThanks || lines === quietThanks;
  const last = voice.isQuiet
    ? quietThanks
    : thankings.filter((one) => suitsName(one, thanked ?? ''));
  return {
    opening: line ? write(line) : '',
    thanks: isThanked ? '' : write(random.weighted(last)),
    nameWithPeople: named ? business : undefined,
    mentionsPeople: /\b(?:team|staff|everyone)\b/.test(line?.text ?? ''),
    startsWithThey: lines === namedOpenings && random.chance(theyFirst),
    isIntense: line !== undefined && hasIntensifier(line.text.toLowerCase()),
    stems: stemsIn(line?.text ?? ''),
  };
}

/** How often "They" follow at once: "Great experience at Oak Hill! They were very kind …" */
const theyFirst = 0.35;

/** If the visitor typed an intensifier, the opening has none. */
function withoutSecondIntensifier({ custom }: Brief, lines: readonly Line[]): readonly Line[] {
  if (!custom.some(({ words }) => hasIntensifier(words))) return lines;
  return lines.filter(({ text }) => !hasIntensifier(text.toLowerCase()));
}

/** Regulars don't write "I went to Oak Hill". */
function withoutFirstVisits({ custom, note = '' }: Brief, lines: readonly Line[]): readonly Line[] {
  const typed = `${custom.map(({ words }) => words).join('. ')} ${note}`;
  if (!ofRegulars.test(typed)) return lines;
  const fitting = lines.filter(({ text }) => !/\b[Ww]ent\b|visit/.test(text));
  return fitting.length > 0 ? fitting : lines;
}

const ofRegulars =
  /\b(?:years?|yrs?|since|been (?:going|coming|seeing|here)|every (?:time|week|month|visit)|remembers? (?:me|us|my)|knows? (?:me|us|my)|always)\b/i;

interface FramePlan {
  /** Candidates for the opening; no opening if undefined. */
  lines?: readonly Line[];
  /** True if the first mention of the staff includes the business's name. */
  named: boolean;
  weight: number;
}

/** About two in five drafts open with a plain sentence about the visit; half of the rest name the business. */
function plansFor({ names, custom, style, note = '' }: Brief, { isQuiet }: Voice): FramePlan[] {
  const { business, thanked } = names;
  const isBad = custom.filter(({ mood }) => mood === 'complaint').length > 2;
  // Thanks before the visitor's last sentence would end the draft twice.
  if (thanked !== undefined && note !== '') {
    const isPlain = business === undefined || isQuiet || isBad;
    const lines = isPlain ? quietThanks : openingThanks;
    return [{ lines, named: isPlain && business !== undefined, weight: 1 }];
  }
  if (isQuiet || isBad) return [{ named: business !== undefined, weight: 1 }];
  if (style === 'shorter') return [{ named: false, weight: 1 }];
  const always = style === 'longer' ? 1_000 : 1;
  if (business === undefined) {
    return [
      { lines: unnamedOpenings, named: false, weight: 42 * always },
      { named: false, weight: 58 },
    ];
  }
  const thanking = { lines: openingThanks, named: false, weight: 12 };
  return [
    { lines: namedOpenings, named: false, weight: 42 * always },
    { named: true, weight: 28 },
    { named: false, weight: 18 },
    ...(thanked === undefined ? [] : [thanking]),
  ];
}

/** "Thank you, Ray Miller!" at the end reads as a signature; "Thank you to Ray Miller!" does not. */
function suitsName({ text }: Line, name: string): boolean {
  const isFullName = name.replace(/^\p{L}+\. /u, '').includes(' ');
  return !isFullName || / to \{N\}/.test(text);
}

/** "Thanks to Marcus and Bri and the staff" is a list: "Marcus, Bri and the staff". */
function listable(name: string, text: string): string {
  return text.includes('{N} and') ? name.replace(/ and (?=\S+$)/, ', ') : name;
}

function writeLine(
  { text, exclaims }: Line,
  { names }: Brief,
  voice: Voice,
  random: Random,
): string {
  const said = voice.person === 'we' ? asWe(text).replace(/^we/, 'We') : text;
  const filled = said
    .replace('{B}', () => names.business ?? '')
    .replace('{N}', () => listable(names.thanked ?? '', said));
  const isLoud = !voice.isQuiet && exclaims !== undefined && random.chance(exclaims);
  // "Barber Co." already ends with a period.
  const end = filled.endsWith('.') ? '' : '.';
  return `${filled}${isLoud ? '!' : end}`;
}
