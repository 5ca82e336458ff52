import type { Action, Adjective, Feeling, Phrase, Statement } from '../writer/phrase.ts';

/** Phrases and how common each is beside the sentiment's others: about reviews per 1,000. */
type Counted = Readonly<Record<string, number>>;

/** Said of the people, with "very" or without, after "was" or before "staff": "friendly". */
export function adjectives(counted: Counted): Adjective[] {
  return list(counted, { kind: 'adjective', attributive: true, gradable: true });
}

/** Said of the people, only after "was", and only as it is: "easy to talk to". */
export function predicates(counted: Counted): Adjective[] {
  return list(counted, { kind: 'adjective', attributive: false, gradable: false });
}

/** What they did, in the past: "listened to me". */
export function actions(counted: Counted): Action[] {
  return list(counted, { kind: 'action' });
}

/** What happened to the visitor, after "I": "never felt rushed". */
export function feelings(counted: Counted): Feeling[] {
  return list(counted, { kind: 'feeling' });
}

/** Clauses with a subject of their own: "scheduling was easy". */
export function statements(counted: Counted): Statement[] {
  return list(counted, { kind: 'statement' });
}

function list<P extends Phrase>(counted: Counted, more: Omit<P, 'text' | 'weight'>): P[] {
  // The given parts make the phrase whole; the compiler cannot tell for a type parameter.
  return Object.entries(counted).map(([text, weight]) => ({ ...more, text, weight }) as P);
}
