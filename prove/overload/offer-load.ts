import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { endWithUs } from '../stage/cleanup.ts';
import type { Offer, Result } from './generator.ts';

/** Offers requests from a process of its own. */
export async function offerLoad(offer: Offer): Promise<Result> {
  const child = fork(new URL('generator.ts', import.meta.url));
  if (child.pid !== undefined) child.once('exit', endWithUs(child.pid));
  child.send(offer);
  const result = await answerOf(child);
  child.disconnect();
  await once(child, 'exit');
  return result;
}

async function answerOf(child: ChildProcess): Promise<Result> {
  const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [
    unknown,
  ];
  if (typeof message === 'object' && message !== null && 'result' in message)
    return message.result as Result; // from our own script
  throw new Error('The load generator has ended.');
}
