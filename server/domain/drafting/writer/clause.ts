import type { Topic } from '../sentiments/sentiment.ts';
import type { Adjective } from './phrase.ts';

/** What one clause of a draft tells, and of whom. */
export type Clause = PeopleClause | FeelingsClause | StatementClause | SentenceClause;

/** "The staff was friendly and listened to me." */
export interface PeopleClause extends About {
  kind: 'people';
  /** `plain` has a subject; `who` begins a draft without one: "Very friendly staff who listened to me." */
  form: 'plain' | 'who';
  adjectives: readonly Adjective[];
  /** What they did. */
  actions: readonly string[];
  /** True where it is what they do, which only "they" can be the subject of. */
  isPlural?: boolean;
}

/** "I felt comfortable and never felt rushed." */
export interface FeelingsClause extends About {
  kind: 'feelings';
  texts: readonly string[];
}

/** "Scheduling was easy." */
export interface StatementClause extends About {
  kind: 'statement';
  text: string;
}

/** A whole sentence, in the visitor's own words. */
export interface SentenceClause extends About {
  kind: 'sentence';
  text: string;
  /** True where "too" may close it. */
  isPerk: boolean;
}

interface About {
  topics: readonly Topic[];
  /** When in the visit, for the order. */
  at: number;
  /** True where it shares no sentence. */
  alone: boolean;
}

/** Clauses that share a sentence: one, or two with "and" between them. */
export type PlannedSentence = readonly Clause[];

/** How many sentiments a clause tells. */
export function itemsIn(clause: Clause): number {
  if (clause.kind === 'people') return clause.adjectives.length + clause.actions.length;
  return clause.kind === 'feelings' ? clause.texts.length : 1;
}

/** Its words, about. */
export function wordsIn(clause: Clause): number {
  const texts =
    clause.kind === 'people'
      ? [...clause.adjectives.map(({ text }) => text), ...clause.actions]
      : clause.kind === 'feelings'
        ? clause.texts
        : [clause.text];
  return texts.join(' and ').split(' ').length + 2;
}
