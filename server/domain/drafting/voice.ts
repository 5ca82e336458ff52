import { contract } from './contractions.ts';
import type { Names } from './draft-input.ts';
import type { Manner } from './manner.ts';
import { expandPattern, expectedWords } from './pattern.ts';
import { commonPhrases } from './common-phrases.ts';
import type { Random } from './seeded-random.ts';
import { fresh, known, named } from './subjects.ts';

/** What stands for the names while a draft is written, so that nothing rewrites them. */
export const businessMark = '\uE000';
export const nameMark = '\uE001';

/** Says patterns in one draft's manner, and remembers what it has already said. */
export interface Voice {
  random: Random;
  manner: Manner;
  names: Names;
  /** @param own the visitor's words, which stand where the pattern says `{own}`, unchanged */
  say(pattern: string, own?: string): string;
  /** One of the patterns, rather one of about so many words. */
  sayOne(patterns: readonly string[], words: number, own?: string): string;
  /** "A, B and C" */
  list(items: readonly string[]): string;
  /** True once, and only where the manner puts the business's name there. */
  takesBusiness(place: Manner['business']): boolean;
}

export function createVoice(random: Random, manner: Manner, names: Names): Voice {
  const memory: Memory = { plural: true, introduced: false, businessDue: true };
  const fill = filler(memory, manner, random);
  const say = (pattern: string, own = ''): string => {
    const said = expandPattern(pattern, random, fill);
    return (manner.contracts ? contract(said) : said).replace('{own}', () => own);
  };
  return {
    random,
    manner,
    names,
    say,
    sayOne: (patterns, words, own) => say(pickNear(patterns, words, random), own),
    list: (items) => joinList(items, manner.oxfordComma),
    takesBusiness: (place) => takesBusiness(memory, manner, place),
  };
}

/** What a draft has said so far. */
interface Memory {
  /** The grammatical number of the last subject. */
  plural: boolean;
  /** Whether "they" has somebody to stand for. */
  introduced: boolean;
  businessDue: boolean;
}

function takesBusiness(memory: Memory, manner: Manner, place: Manner['business']): boolean {
  const takes = memory.businessDue && manner.business === place;
  if (takes) memory.businessDue = false;
  return takes;
}

/** Fills in the names that patterns use. */
function filler(memory: Memory, manner: Manner, random: Random): (name: string) => string {
  const fixed: Record<string, string> = {
    here: manner.here,
    business: businessMark,
    name: nameMark,
  };
  const fill = (name: string): string => {
    if (name === 'they' || name === 'team')
      return pickSubject(memory, manner, random, name === 'team');
    if (name === 'were') return memory.plural ? 'were' : 'was';
    const phrase = commonPhrases[name];
    return phrase === undefined
      ? (fixed[name] ?? `{${name}}`)
      : expandPattern(phrase, random, fill);
  };
  return fill;
}

function pickSubject(memory: Memory, manner: Manner, random: Random, together: boolean): string {
  const byName = takesBusiness(memory, manner, 'subject');
  const subjects = byName ? named : memory.introduced ? known : fresh;
  const { text, plural } = random.weighted(subjects.filter(({ each }) => !each || !together));
  Object.assign(memory, { plural, introduced: true });
  return text.replace('{where}', byName ? `at ${businessMark}` : manner.here);
}

/** Of a few patterns picked at random the one whose length comes nearest; so all are used, and lengths differ. */
function pickNear(patterns: readonly string[], words: number, random: Random): string {
  const picked = Array.from({ length: candidates }, () => random.pick(patterns));
  const distance = (pattern: string) => Math.abs(expectedWords(pattern) - words);
  return picked.reduce((best, other) => (distance(other) < distance(best) ? other : best));
}

const candidates = 3;

/** A comma stands before "and" by habit, and where an item holds an "and" itself. */
function joinList(items: readonly string[], oxfordComma: boolean): string {
  const last = items.at(-1) ?? '';
  const rest = items.slice(0, -1);
  if (rest.length === 0) return last;
  const ambiguous = items.some((item) => /,| and /.test(item));
  const comma = ambiguous || (oxfordComma && rest.length > 1) ? ',' : '';
  return `${rest.join(', ')}${comma} and ${last}`;
}
