import { randomBytes } from 'node:crypto';
import { SECOND } from '../../contract/durations.ts';
import type { Keys } from '../config/app-keys.ts';
import { errorCode } from '../start/error-code.ts';
import {
  expectedAnswer,
  nobodysAddress,
  questionFor,
  questionHeader,
  type InstallationAnswer,
} from './installation-proof.ts';

/** Milliseconds. */
const answerTimeout = 8 * SECOND;

/** What answers at an address. */
export type Reached =
  | { kind: 'ours'; answer: InstallationAnswer; date: Date; before: Date; after: Date }
  /** Something else, or a process with other keys. */
  | { kind: 'other'; status: number; date: Date; before: Date; after: Date }
  /** `code`: the system's, such as ECONNREFUSED. */
  | { kind: 'unreachable'; code: string };

/** Asks for `/healthz` at this origin, with a forwarded address that only a trusted proxy may pass on. */
export async function askInstallation(
  origin: string,
  keys: Keys | null,
  now: () => Date,
): Promise<Reached> {
  const nonce = randomBytes(24).toString('base64url');
  const question = keys && { [questionHeader]: questionFor(keys, nonce) };
  const before = now();
  try {
    const response = await fetch(`${origin}/healthz?check=${nonce}`, {
      headers: { ...question, 'x-forwarded-for': nobodysAddress },
      redirect: 'manual',
      signal: AbortSignal.timeout(answerTimeout),
    });
    const after = now();
    const date = new Date(response.headers.get('date') ?? Number.NaN);
    const answer = await response.json().catch(() => null);
    const times = { date, before, after };
    if (keys && isAnswer(answer) && answer.installation === expectedAnswer(keys, nonce))
      return { kind: 'ours', answer, ...times };
    return { kind: 'other', status: response.status, ...times };
  } catch (error) {
    return { kind: 'unreachable', code: errorCode(error) };
  }
}

function isAnswer(given: unknown): given is InstallationAnswer {
  return typeof given === 'object' && given !== null && 'installation' in given;
}
