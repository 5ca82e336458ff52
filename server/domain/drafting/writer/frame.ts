import type { Brief } from '../input/brief.ts';
import { hasIntensifier } from './intensify.ts';
import {
  namedOpenings,
  openingThanks,
  quietThanks,
  shoutOut,
  thanks as thankings,
  thanksToSeveral,
  unnamedOpenings,
  type Line,
} from './lines.ts';
import { asWe, tellsOfOthers } from './person.ts';
import type { Random } from './seeded-random.ts';
import { stemsIn } from './stems.ts';
import type { Voice } from './voice.ts';

/** What surrounds the sentiments. */
export interface Frame {
  /** One plain sentence about the visit, or thanks; empty for none. */
  opening: string;
  /** Thanks at the end; empty for none. */
  thanks: string;
  /** True if the note is about the person thanked, so that thanks follow it. */
  isNoteAboutThanked: boolean;
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
  const isThanked = thanked === undefined || line?.text.includes('{N}') === true;
  const last = voice.isQuiet
    ? quietThanks
    : thankings.filter((one) => suitsName(one, thanked ?? ''));
  return {
    opening: line ? write(line) : '',
    thanks: isThanked ? '' : write(random.weighted(last)),
    isNoteAboutThanked: isAboutThanked(brief),
    nameWithPeople: named ? business : undefined,
    mentionsPeople:
      /\b(?:team|staff|everyone)\b/.test(line?.text ?? '') ||
      (lines === thanksToSeveral && areSeveral(thanked)),
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
function plansFor(brief: Brief, { isQuiet }: Voice): FramePlan[] {
  const { names, custom, style, note = '' } = brief;
  const { business, thanked } = names;
  const isBad = custom.filter(({ mood }) => mood === 'complaint').length > 2;
  // Thanks before the visitor's last sentence would end the draft twice.
  if (thanked !== undefined && note !== '' && !isAboutThanked(brief)) {
    const isPlain = business === undefined || isQuiet || isBad;
    const lines = isPlain ? quietThanks : thanksBefore(note, thanked);
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
  const thanking = { lines: thanksBefore('', thanked ?? ''), named: false, weight: 12 };
  return [
    { lines: namedOpenings, named: false, weight: 42 * always },
    { named: true, weight: 28 },
    { named: false, weight: 18 },
    ...(thanked === undefined || note !== '' ? [] : [thanking]),
  ];
}

function thanksBefore(note: string, thanked: string): readonly Line[] {
  if (/^thank/i.test(note)) return shoutOut;
  return areSeveral(thanked) || isDescribed.test(thanked) ? thanksToSeveral : openingThanks;
}

function areSeveral(thanked = ''): boolean {
  return / and |^everyone\b|\b(?:team|staff)$/.test(thanked);
}

/** "the lady who helped me pick frames" */
const isDescribed = /^(?:the|my|our) /;

/** "She answered all my questions. Thank you, Dr. Kim!", if the note names nobody else. */
function isAboutThanked({ note = '', names }: Brief): boolean {
  return (
    names.thanked !== undefined &&
    /\b(?:she|he|her|him|his)\b/i.test(note) &&
    // "Denise at check-in" is one of several, and "she" perhaps another.
    !/ at | and |^(?:everyone|the)\b/.test(names.thanked) &&
    !tellsOfOthers(note, names.business) &&
    !/\b(?:Dra?|Mrs?|Ms)\b|\b(?:wife|husband|doctor|nurse|hygienist)\b/i.test(note)
  );
}

/** "Thank you, Ray Miller!" at the end reads as a signature; "Thank you to Ray Miller!" does not. */
function suitsName({ text }: Line, name: string): boolean {
  // "Thank you so much to the nurse!" is too grand for somebody without a name.
  if (isDescribed.test(name)) return / to \{N\}/.test(text) && !/so much|big/i.test(text);
  const isFullName = name === 'everyone' || name.replace(/^\p{L}+\. /u, '').includes(' ');
  return isFullName ? / to \{N\}/.test(text) : !/so much to|^Thank you to \{N\}$/.test(text);
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
    .replace('{N}', () => names.thanked ?? '');
  const isLoud = !voice.isQuiet && exclaims !== undefined && random.chance(exclaims);
  // "Barber Co." already ends with a period.
  const end = filled.endsWith('.') ? '' : '.';
  return `${filled}${isLoud ? '!' : end}`;
}
