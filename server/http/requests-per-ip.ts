import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { tooManyAtOnce } from '../domain/domain-error.ts';
import { addressGroup } from '../rate-limiter/address-group.ts';
import { hasBody } from './has-body.ts';
import { isForMonitoring } from './shedding/shedding.ts';

/**
 * Requests of one address (IPv6: /64) at the same time, out of a thousand that the process accepts. Most
 * are answered within milliseconds, and most bodies arrive together with their headers, so a whole mobile
 * carrier has fewer.
 */
export const maxPerIp = { inProgress: 300, arriving: 100 };

/**
 * Bodies that arrive slowly, and responses that are read slowly, occupy the process without costing their
 * client anything: a single machine could fill it up.
 * @throws DomainError `too_many_requests`
 */
export function limitRequestsPerIp(app: FastifyInstance): void {
  const inProgress = new Map<string, Set<IncomingMessage>>();
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (isForMonitoring(raw)) return done();
    const group = addressGroup(request.ip);
    const ofGroup = inProgress.get(group) ?? new Set();
    const isTooMany =
      ofGroup.size >= maxPerIp.inProgress ||
      (hasBody(raw) && countArriving(ofGroup) >= maxPerIp.arriving);
    if (isTooMany) {
      // A refusal behind a response that nobody reads would occupy the process as well.
      if (isBehindAnother(reply)) raw.destroy();
      return done(tooManyAtOnce());
    }
    inProgress.set(group, ofGroup.add(raw));
    reply.raw.once('close', () => {
      ofGroup.delete(raw);
      if (ofGroup.size === 0 && inProgress.get(group) === ofGroup) inProgress.delete(group);
    });
    done();
  });
}

/** Whether an earlier request on the same connection is unanswered; only then Node holds the response back. */
function isBehindAnother({ raw }: FastifyReply): boolean {
  return raw.socket === null;
}

function countArriving(requests: Set<IncomingMessage>): number {
  if (requests.size < maxPerIp.arriving) return 0;
  // Requests that tests inject have no such flag, since they arrive as a whole.
  return [...requests].filter((request) => 'complete' in request && !request.complete).length;
}
