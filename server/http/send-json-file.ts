import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * Answers with a JSON text that browsers save as a file, as its pieces arrive. It bypasses the contract's
 * serializer, so the pieces must contain only what its schema lists.
 * @param name of the file, in plain letters
 */
export function sendJsonFile(
  reply: FastifyReply,
  pieces: AsyncIterable<string>,
  name: string,
): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(pieces));
}
