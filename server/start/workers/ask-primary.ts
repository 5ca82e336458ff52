import { SECOND } from '../../../contract/durations.ts';
import type { Answer, FromPrimary, FromWorker, Question } from './messages.ts';

/** Milliseconds; the primary itself waits a second for the metrics of the other workers. */
const answerLimit = 3 * SECOND;

/** Sends a message to the primary. One that cannot be sent is lost: then the worker ends as well. */
export function tellPrimary(message: FromWorker): void {
  process.send?.(message, undefined, undefined, () => {});
}

/** Asks the primary. @returns its answer. Rejects if there is none in time */
export function createAsk(): (question: Question) => Promise<Answer> {
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;
  process.on('message', (message: FromPrimary) => {
    if (message.is === 'answer') waiting.get(message.id)?.(message.answer);
  });
  return (question) => {
    const id = (asked += 1);
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    waiting.set(id, resolve);
    const timer = setTimeout(
      () => reject(new Error('The primary process did not answer in time.')),
      answerLimit,
    );
    tellPrimary({ is: 'question', id, question });
    return promise.finally(() => {
      clearTimeout(timer);
      waiting.delete(id);
    });
  };
}
