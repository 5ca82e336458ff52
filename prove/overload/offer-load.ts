import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { endWithUs } from '../stage/cleanup.ts';
import type { Offer, Result } from './generator.ts';

/** Offers requests from its own process. */
export function offerLoad(offer: Offer): Promise<Result> {
  return offerFrom(new URL('generator.ts', import.meta.url), offer);
}

/** Sends an offer to a script in its own process. @returns what it sends back as `result` */
export async function offerFrom<AnyResult>(script: URL, offer: object): Promise<AnyResult> {
  const child = fork(script);
  if (child.pid !== undefined) child.once('exit', endWithUs(child.pid));
  child.send(offer);
  const result = await answerOf<AnyResult>(child);
  child.disconnect();
  await once(child, 'exit');
  return result;
}

async function answerOf<AnyResult>(child: ChildProcess): Promise<AnyResult> {
  const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [
    unknown,
  ];
  if (typeof message === 'object' && message !== null && 'result' in message)
    return message.result as AnyResult; // from our own script
  throw new Error('The load generator has ended.');
}
