import type { Overrides } from '../../context.ts';
import type { Assignment } from './messages.ts';

/** What makes a server one of several workers: its assignment, and what it shares with the others. */
export type WorkerPart = Pick<Assignment, 'isFirst' | 'budget' | 'connection'> &
  Required<Pick<Overrides, 'readMetrics' | 'shelf'>>;
