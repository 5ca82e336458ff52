import type { Random } from './seeded-random.ts';

/**
 * Expands a pattern: `[a|b|]` is a choice (the last one empty), choices nest, and `{name}` is filled
 * in by the caller, from left to right. White space is folded.
 */
export function expandPattern(
  pattern: string,
  random: Random,
  fill: (name: string) => string,
): string {
  const chosen = choose(parsePattern(pattern), random);
  const filled = chosen.includes('{')
    ? chosen.replace(/\{(\w+)\}/g, (_, name: string) => fill(name))
    : chosen;
  return filled
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[,.;:!])/g, '')
    .trim();
}

/** How many words a pattern has, on average over its choices; a name to fill in counts as one. */
export function expectedWords(pattern: string): number {
  const known = lengths.get(pattern);
  if (known !== undefined) return known;
  const words = countWords(parsePattern(pattern));
  lengths.set(pattern, words);
  return words;
}

const lengths = new Map<string, number>();

function countWords(parts: readonly Part[]): number {
  const counts = parts.map((part) =>
    typeof part === 'string'
      ? (part.match(/\S+/g) ?? []).length
      : part.reduce((sum, option) => sum + countWords(option), 0) / part.length,
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

type Part = string | Part[][];

const parsed = new Map<string, Part[]>();

// Patterns are constants of this program, so the cache cannot grow.
function parsePattern(pattern: string): Part[] {
  const known = parsed.get(pattern);
  if (known) return known;
  const parts = parseSequence(pattern[Symbol.iterator]()).options.flat();
  parsed.set(pattern, parts);
  return parts;
}

function parseSequence(characters: Iterator<string>): { options: Part[][] } {
  const options: Part[][] = [[]];
  for (let next = characters.next(); !next.done; next = characters.next()) {
    if (next.value === ']') break;
    const parts = options.at(-1) ?? [];
    if (next.value === '|') options.push([]);
    else if (next.value === '[') parts.push(parseSequence(characters).options);
    else parts.push(next.value);
  }
  return { options: options.map(joinLetters) };
}

function joinLetters(parts: Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string')
      joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}

function choose(parts: Part[], random: Random): string {
  let text = '';
  for (const part of parts)
    text += typeof part === 'string' ? part : choose(random.pick(part), random);
  return text;
}
