import { SECOND } from '../../../contract/durations.ts';
import { createDraftModel } from '../../domain/drafting/models/create-draft-model.ts';
import {
  ModelError,
  type ModelCost,
  type ModelFailure,
} from '../../domain/drafting/models/draft-model.ts';
import { attention, failed, ok, type Check, type Finding } from '../check.ts';
import { requireSettings, type Subject } from '../subject.ts';

/** Milliseconds; visitors wait for twelve seconds at most. */
const answerTimeout = 12 * SECOND;
/** Milliseconds above which most people notice the wait. */
const slow = 5 * SECOND;

/** What writes the drafts: a model is called once, with a request as small as can be. */
export function writerCheck(subject: Subject): Check {
  return { group: 'Drafts', title: 'Writer', run: () => checkWriter(subject) };
}

async function checkWriter(subject: Subject): Promise<Finding> {
  const settings = ['PROVIDER', 'URL', 'MODEL', 'FALLBACK'].map((name) => `DRAFTING_${name}`);
  requireSettings(subject, ...settings);
  const { drafting } = subject.config;
  if (drafting.provider === 'builtin') return ok('The built-in writer writes the drafts.');
  const spent: Record<ModelCost, number> = { calls: 0, 'tokens-in': 0, 'tokens-out': 0 };
  const start = performance.now();
  try {
    await createDraftModel(drafting).call({
      system: 'This is a test of the connection. Answer with the word OK and nothing else.',
      user: '{"say":"OK"}',
      signal: AbortSignal.timeout(answerTimeout),
      count: (what, howMany) => (spent[what] += howMany),
    });
    return answered(drafting.model, performance.now() - start, spent);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return describeFailure(error, drafting.fallback === 'builtin');
  }
}

function answered(model: string, took: number, spent: Record<ModelCost, number>): Finding {
  const text = `${model} answered in ${(took / SECOND).toFixed(1)} s (${spent['tokens-in']} tokens sent, ${spent['tokens-out']} received).`;
  if (took < slow) return ok(text);
  return attention(text, 'Visitors wait for this: choose a faster model, or one that is closer.');
}

/** With the built-in writer as backup, visitors still get drafts. */
function describeFailure({ reason, status }: ModelError, hasBackup: boolean): Finding {
  const [what, todo] = failures[reason] ?? usualFailure;
  const text = `${what}${status === undefined ? '' : ` (HTTP ${status})`}.`;
  if (!hasBackup) return failed(`${text} Visitors get no drafts.`, todo);
  return attention(`${text} The built-in writer takes over.`, todo);
}

const usualFailure: readonly [string, string] = [
  'The model gave no usable answer',
  'Check DRAFTING_URL and DRAFTING_MODEL.',
];

const failures: Partial<Record<ModelFailure, readonly [text: string, todo: string]>> = {
  'no-key': ['There is no key for the model', 'Set DRAFTING_KEY.'],
  'bad-key': ['The provider rejected the key', 'Check DRAFTING_KEY.'],
  quota: ['The account with the provider has no credit left', 'Add credit there.'],
  rate: ['The provider limits how often it can be called', 'Try later, or raise the limit there.'],
  server: ['The provider has a problem', 'Look at its status page, and try again later.'],
  timeout: ['The model did not answer in time', 'Check DRAFTING_URL, or choose a faster model.'],
  network: ['The provider cannot be reached', 'Check DRAFTING_URL and the network.'],
  'bad-request': ['The provider rejected the request', 'Check DRAFTING_MODEL and DRAFTING_URL.'],
};
