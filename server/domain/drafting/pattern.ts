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
  const filled = chosen.replace(/\{(\w+)\}/g, (_, name: string) => fill(name));
  return filled
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!])/g, '')
    .trim();
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
