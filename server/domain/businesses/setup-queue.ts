import { createQueue, type Queue } from '../queue.ts';

/**
 * Concurrent setups of the same name wait for each other, and each holds a connection. This limit leaves
 * the other connections to visitors; one setup takes about 20 ms.
 */
const parallel = 4;
const waiting = 500;
const crowded = 'Too many businesses are being set up. Please try again in a moment.';

/**
 * Limits how many businesses are created at once. @throws DomainError `unavailable` if too many are waiting
 */
export function createSetupQueue(): Queue {
  return createQueue({ parallel, waiting, crowded });
}
