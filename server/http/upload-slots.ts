import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyLimits } from '../../contract/constraints.ts';
import { tooManyAtOnce, unavailable } from '../domain/domain-error.ts';
import { signedIn } from '../domain/actor.ts';

/** Uploads at the same time. Each takes up to 4.5 MB of memory for as long as it takes to arrive. */
export const maxUploads = { ofAccount: 4, ofProcess: 64 };

/**
 * Limits how many uploads are read and processed at once.
 * @returns takes a place until the response is sent, for a request with a large body by a signed-in user.
 * @throws DomainError `too_many_requests`, `unavailable`
 */
export function createUploadSlots(): (request: FastifyRequest, reply: FastifyReply) => void {
  const taken = new Map<number, number>();
  let all = 0;
  return (request, reply) => {
    if (!isLarge(request)) return;
    const { id } = signedIn(request.actor);
    const ofAccount = taken.get(id) ?? 0;
    if (ofAccount >= maxUploads.ofAccount) throw tooManyAtOnce();
    if (all >= maxUploads.ofProcess) throw unavailable(crowded);
    taken.set(id, ofAccount + 1);
    all += 1;
    reply.raw.once('close', () => {
      const left = (taken.get(id) ?? 0) - 1;
      if (left > 0) taken.set(id, left);
      else taken.delete(id);
      all -= 1;
    });
  };
}

const crowded = 'Too many images are being uploaded. Please try again in a moment.';

/** Larger than a form with its texts, or of unknown size. */
function isLarge({ headers }: FastifyRequest): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || Number(length ?? 0) > bodyLimits.texts;
}
