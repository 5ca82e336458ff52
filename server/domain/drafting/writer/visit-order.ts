import type { Stage } from '../sentiments/sentiment.ts';
import type { Told } from './told.ts';
import type { Phrase } from './phrase.ts';

/** The course of a visit. What the visitor typed comes after it, what is bad last, a loss first. */
export const order: Record<Stage | 'own' | 'complaint' | 'grief', number> = {
  grief: -1,
  booking: 0,
  arrival: 1,
  visit: 3,
  explanation: 4,
  followUp: 7,
  own: 8,
  complaint: 9,
};

/** Before everything else but a loss. */
export const foremost = -0.5;

/** By its stage, or by how bad it is. */
export function placeOf({ stage, mood }: Told): number {
  return mood === 'complaint' || mood === 'grief' ? order[mood] : order[stage];
}

/** Clauses and sentences of the visitor's own are told together, at the end. */
export function placeApart(one: Told): number {
  const isApart = one.topic === 'own' && one.mood !== 'grief';
  return isApart ? Math.max(order.own, placeOf(one)) : placeOf(one);
}

/** "They" and "them" need somebody to have been mentioned. */
export function afterPeople(text: string, at: number): number {
  return /\b(?:they|them|their)\b/.test(text) ? Math.max(at, order.visit) : at;
}

/** One of the sentiments that are offered. */
export function isOffered({ topic }: Told): boolean {
  return topic !== 'own';
}

/** Picks what is said in these shapes. */
export function isOfKind(...kinds: Phrase['kind'][]): (told: Told) => boolean {
  return ({ phrase }) => kinds.includes(phrase.kind);
}
