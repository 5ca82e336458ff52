import type { Stage } from '../sentiments/sentiment.ts';
import type { ChosenPhrase } from './chosen-phrase.ts';
import type { Phrase } from './phrase.ts';

/** The course of a visit. What the visitor typed comes after it, what is bad last, a loss first. */
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

/** Before everything else but a loss. */
export const frontPosition = -0.5;

/** By its stage, or by how bad it is. */
export function positionOf({ stage, mood }: ChosenPhrase): number {
  return mood === 'complaint' || mood === 'grief' ? order[mood] : order[stage];
}

/** Clauses and sentences of the visitor's own are told together, at the end. */
export function positionWithCustomLast(one: ChosenPhrase): number {
  const isApart = one.topic === 'custom' && one.mood !== 'grief';
  return isApart ? Math.max(order.custom, positionOf(one)) : positionOf(one);
}

/** "They" and "them" need somebody to have been mentioned. */
export function afterPeople(text: string, at: number): number {
  return /\b(?:they|them|their)\b/.test(text) ? Math.max(at, order.visit) : at;
}

/** One of the sentiments that are offered. */
export function isOffered({ topic }: ChosenPhrase): boolean {
  return topic !== 'custom';
}

/** Picks what is said in these shapes. */
export function hasKind(...kinds: Phrase['kind'][]): (chosen: ChosenPhrase) => boolean {
  return ({ phrase }) => kinds.includes(phrase.kind);
}
