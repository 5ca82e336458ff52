import { ApiError } from '../../api/errors.ts';
import { visitorCall } from '../../api/visitor-call.ts';

/** How long to wait for the server, in milliseconds. */
const timeout = 3_000;

/**
 * Why the server refuses a custom sentiment. Undefined if it accepts it, and also if it doesn't answer:
 * it checks again before it writes a draft.
 */
export async function sentimentRefusal(sentiment: string): Promise<string | undefined> {
  try {
    await visitorCall('checkSentiment', {
      body: { sentiment },
      signal: AbortSignal.timeout(timeout),
    });
    return undefined;
  } catch (error) {
    return error instanceof ApiError && error.status === 400 ? error.message : undefined;
  }
}
