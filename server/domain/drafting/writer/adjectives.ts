import { intensify } from './intensify.ts';
import { joinList } from './lists.ts';
import type { Adjective } from './phrase.ts';
import type { RealizerState } from './realizer-state.ts';
import type { Voice } from './voice.ts';

/**
 * A list of adjectives, with the intensifier before the first of two or the last of three: "very
 * friendly and professional", "friendly, professional and very helpful", but "so friendly, professional
 * and helpful".
 * @param beforeNoun true if "staff" follows
 */
export function realizeAdjectives(
  adjectives: readonly Adjective[],
  beforeNoun: boolean,
  state: RealizerState,
): string {
  const { voice } = state;
  const places = slotsIn(adjectives);
  const takes = state.slotsBefore >= 0 && state.slotsBefore < places;
  state.slotsBefore -= places;
  const items = itemsOf(adjectives);
  // In "so thorough and not pushy" or "so kind and on time", the intensifier would apply to both.
  const isDenied = items.some(({ text }) => /^(?:not|never|on time)\b/.test(text));
  const target = takes && !isDenied ? targetOf(items, voice) : -1;
  const texts = items.map(({ text }, index) => {
    const plain = text.replace('{very}', '');
    return index === target ? intensify(voice.intensifier, plain, beforeNoun) + plain : plain;
  });
  if (beforeNoun && texts.length === 2) return texts.join(', ');
  return joinList(texts);
}

/** The list's weight among the places for the intensifier: a single adjective needs it most. */
export function slotsIn(adjectives: readonly Adjective[]): number {
  if (!adjectives.some(isOpen)) return 0;
  return adjectives.length === 1 ? 5 : 2;
}

/** In a longer list, "kind and caring" counts as two items. */
function itemsOf(adjectives: readonly Adjective[]): readonly Adjective[] {
  if (adjectives.length === 1) return adjectives;
  return adjectives.flatMap((one) =>
    isPair.test(one.text) ? one.text.split(' and ').map((text) => ({ ...one, text })) : [one],
  );
}

/** "Kind and caring", but not "patient with me and my son". */
const isPair = /^(?!.*\b(?:with|in|to|at|about|for|of)\b).* and /;

function targetOf(items: readonly Adjective[], { intensifier }: Voice): number {
  const last = items.length - 1;
  const mayBeLast = items.length > 2 && intensifier !== 'so' && items.slice(last).some(isOpen);
  return mayBeLast ? last : items.findIndex(isOpen);
}

function isOpen({ text, gradable }: Adjective): boolean {
  // People don't write "very trustworthy".
  return (gradable && !/\btrustworthy\b/.test(text)) || text.includes('{very}');
}
