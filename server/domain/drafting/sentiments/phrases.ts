import type { Action, Adjective, Feeling, Phrase, Statement } from '../writer/phrase.ts';

/** Phrases and how common each is among the sentiment's phrases: roughly, reviews per 1,000. */
type Counted = Readonly<Record<string, number>>;

/** Gradable adjectives for the staff, attributive or predicative: "friendly". */
export function adjectives(counted: Counted): Adjective[] {
  return list(counted, { kind: 'adjective', attributive: true, gradable: true });
}

/** Predicative adjectives for the staff that don't take "very": "easy to talk to". */
export function predicates(counted: Counted): Adjective[] {
  return list(counted, { kind: 'adjective', attributive: false, gradable: false });
}

/** Past-tense predicates of the staff: "listened to me". */
export function actions(counted: Counted): Action[] {
  return list(counted, { kind: 'action' });
}

/** Past-tense predicates of "I": "never felt rushed". */
export function feelings(counted: Counted): Feeling[] {
  return list(counted, { kind: 'feeling' });
}

/** Clauses with their own subject: "scheduling was easy". */
export function statements(counted: Counted): Statement[] {
  return list(counted, { kind: 'statement' });
}

function list<P extends Phrase>(counted: Counted, more: Omit<P, 'text' | 'weight'>): P[] {
  // `more` completes the phrase; the compiler can't verify that for a type parameter.
  return Object.entries(counted).map(([text, weight]) => ({ ...more, text, weight }) as P);
}
