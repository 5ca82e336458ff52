import type { Answer } from './call.ts';

export type Kind = 'draft' | 'feedback' | 'google_click' | 'edit' | 'page';

export interface Attempt extends Omit<Answer, 'body'> {
  kind: Kind;
  /** When it was sent, by `performance.now()`. */
  sentAt: number;
}

/** How many were acknowledged, and of how many the client does not know whether they took effect. */
export interface Tally {
  acknowledged: number;
  unknown: number;
}

export interface SentFeedback {
  businessId: number;
  key: string;
  body: { name: string; email: string; phone: string; feedback: string };
  acknowledged: boolean;
}

/** What the client has been told: the measure for what has to be there afterwards. */
export interface Journal {
  attempts: Attempt[];
  /** By business. Each key counts once, however often it was sent. */
  drafts: Map<number, Tally>;
  clicks: Map<number, Tally>;
  /** By the mark in its text. */
  feedback: Map<string, SentFeedback>;
  /** By business, numbered: the last acknowledged one and the last one sent. */
  edits: Map<number, { acknowledged: number; sent: number }>;
}

export function newJournal(): Journal {
  return {
    attempts: [],
    drafts: new Map(),
    clicks: new Map(),
    feedback: new Map(),
    edits: new Map(),
  };
}

export function note(journal: Journal, kind: Kind, sentAt: number, answer: Answer): void {
  const { body: _, ...rest } = answer;
  journal.attempts.push({ kind, sentAt, ...rest });
}

export function tally(of: Map<number, Tally>, businessId: number, isKnown: boolean): void {
  const found = of.get(businessId) ?? { acknowledged: 0, unknown: 0 };
  if (isKnown) found.acknowledged += 1;
  else found.unknown += 1;
  of.set(businessId, found);
}

/** Acknowledged writes of all kinds. */
export function acknowledgedWrites({ drafts, clicks, feedback, edits }: Journal): number {
  const counts = [...drafts.values(), ...clicks.values(), ...edits.values()];
  return (
    counts.reduce((sum, { acknowledged }) => sum + acknowledged, 0) +
    [...feedback.values()].filter(({ acknowledged }) => acknowledged).length
  );
}
