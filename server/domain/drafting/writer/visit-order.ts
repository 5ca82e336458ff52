import type { Stage } from '../sentiments/sentiment.ts';
import type { ChosenPhrase } from './chosen-phrase.ts';
import type { Phrase } from './phrase.ts';

/** The order of a visit. A loss comes first; custom sentiments follow the visit, complaints come last. */
export const order: Record<Stage | 'custom' | 'complaint' | 'grief', number> = {
  grief: -1,
  booking: 0,
  arrival: 1,
  visit: 3,
  explanation: 4,
  followUp: 7,
  custom: 8,
  complaint: 9,
};

/** Before everything except a loss. */
export const frontPosition = -0.5;

/** By the mood for complaints and losses, otherwise by stage. */
export function positionOf({ stage, mood }: ChosenPhrase): number {
  return mood === 'complaint' || mood === 'grief' ? order[mood] : order[stage];
}

/** Custom sentiments come together at the end. */
export function positionWithCustomLast(one: ChosenPhrase): number {
  const isCustom = one.topic === 'custom' && one.mood !== 'grief';
  return isCustom ? Math.max(order.custom, positionOf(one)) : positionOf(one);
}

/** "They" and "them" need an antecedent. */
export function afterPeople(text: string, at: number): number {
  return /\b(?:they|them|their)\b/.test(text) ? Math.max(at, order.visit) : at;
}

/** True for offered sentiments. */
export function isOffered({ topic }: ChosenPhrase): boolean {
  return topic !== 'custom';
}

/** A filter for phrases of these kinds. */
export function hasKind(...kinds: Phrase['kind'][]): (chosen: ChosenPhrase) => boolean {
  return ({ phrase }) => kinds.includes(phrase.kind);
}
