import { createQueue, type Queue } from '../queue.ts';

/**
 * Those who set up businesses of one name at once wait for each other, each with a connection in hand.
 * With so few, all others stay free for visitors; one takes some 20 ms.
 */
const parallel = 4;
const waiting = 500;
const crowded = 'Too many businesses are being set up. Please try again in a moment.';

/** Writes new businesses, so many at a time. @throws DomainError `unavailable` when too many wait */
export function createSetupQueue(): Queue {
  return createQueue({ parallel, waiting, crowded });
}
