import type { CheckGroup, CheckState } from '../../contract/check-groups.ts';

/** What a check found: a sentence, and what to do. Neither contains a password, key or URL with one. */
export interface Finding {
  state: CheckState;
  text: string;
  todo?: string;
}

/** One line of the report. Checks run at the same time, and none needs another one's result. */
export interface Check {
  group: CheckGroup;
  title: string;
  /** What it finds; what it throws becomes a failure of this check alone. */
  run: () => Finding | Promise<Finding>;
  /** Milliseconds; by default `defaultLimit`. */
  limit?: number;
}

export function ok(text: string): Finding {
  return { state: 'ok', text };
}

/** It works, but something should be done. */
export function attention(text: string, todo: string): Finding {
  return { state: 'attention', text, todo };
}

export function failed(text: string, todo: string): Finding {
  return { state: 'failed', text, todo };
}

/** It could not be checked, which isn't itself a failure. */
export function notChecked(text: string, todo?: string): Finding {
  return { state: 'unknown', text, ...(todo !== undefined && { todo }) };
}

/**
 * Thrown when something that checks depend on, such as the database, is unavailable. `finding` is what the
 * check of that dependency itself reports.
 */
export class NotChecked extends Error {
  readonly finding: Finding | undefined;

  constructor(message: string, finding?: Finding) {
    super(message);
    this.finding = finding;
  }
}
