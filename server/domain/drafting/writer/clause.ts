import type { Topic } from '../sentiments/sentiment.ts';
import type { Adjective } from './phrase.ts';

/** One planned clause of a draft. */
export type Clause = PeopleClause | FeelingsClause | StatementClause | SentenceClause;

/** "The staff was friendly and listened to me." */
export interface PeopleClause extends About {
  kind: 'people';
  /**
   * `plain` has a subject; `who` is a fragment that opens a draft: "Very friendly staff who listened to me."
   */
  form: 'plain' | 'who';
  adjectives: readonly Adjective[];
  /** Predicates: what they did. */
  actions: readonly string[];
  /** True for habits, whose subject can only be "they". */
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

/** A whole sentence in the visitor's own words. */
export interface SentenceClause extends About {
  kind: 'sentence';
  text: string;
}

interface About {
  topics: readonly Topic[];
  /** Sort key: when in the visit it happened. */
  at: number;
  /** True if it never shares a sentence. */
  alone: boolean;
}

/** The clauses of one sentence: one, or two joined by "and". */
export type PlannedSentence = readonly Clause[];

/** How many sentiments a clause expresses. */
export function itemsIn(clause: Clause): number {
  if (clause.kind === 'people') return clause.adjectives.length + clause.actions.length;
  return clause.kind === 'feelings' ? clause.texts.length : 1;
}

/** The clause's approximate word count. */
export function wordsIn(clause: Clause): number {
  return contentOf(clause).split(' ').length + 2;
}

/** The clause's words, without a subject that it shares. */
export function contentOf(clause: Clause): string {
  if (clause.kind === 'people')
    return [...clause.adjectives.map(({ text }) => text), ...clause.actions].join(' and ');
  return clause.kind === 'feelings' ? clause.texts.join(' and ') : clause.text;
}
