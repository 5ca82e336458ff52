import pLimit from 'p-limit';

import { alternatives, isHarmless, refusals } from './expect.ts';
import { changedTables, fingerprint, settled } from './fingerprint.ts';
import { type Fault, faultsOf } from './inspect-answer.ts';
import type { Plan } from './plan.ts';
import { type Answer, isCutOff, isHang, isShed, type Sender, type Sent } from './send.ts';
import type { Tally } from './tally.ts';
import type { World } from './world.ts';

export interface Target {
  world: World;
  sender: Sender;
  tally: Tally;
}

interface Prepared {
  plan: Plan;
  sent: Sent;
  refused: number[];
}

/** Requests on their way at the same time: enough for races, too few to be refused for their number. */
const together = 12;
/** As many share a comparison of the database. */
const compared = 250;

/** Sends some requests: first those that may change nothing, comparing the database around them. */
export async function sendAll(target: Target, plans: readonly Plan[]): Promise<void> {
  const { world, tally } = target;
  const prepared = plans.map((plan) => prepare(world, plan));
  const harmless = prepared.filter(({ plan, refused }) => isHarmless(plan, refused));
  for (let from = 0; from < harmless.length; from += compared)
    await compare(target, harmless.slice(from, from + compared));
  const others = prepared.filter((one) => !harmless.includes(one));
  tally.compared += harmless.length;
  // Restoring in between keeps most of them signed in.
  for (let from = 0; from < others.length; from += 25) {
    const some = others.slice(from, from + 25).map(({ plan }) => prepare(world, plan));
    await aFewAtATime(some, (one) => sendOne(target, one));
    await restore(target);
  }
  await settled(world.pool);
}

/** Fills in the ids, as they are now, and the cookie. */
export function prepare(world: World, plan: Plan): Prepared {
  const { role, path, parameters, search, headers, method, body } = plan;
  const target = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters[name] ?? { text: '' };
    // Admins may do anything to anybody: they do it to the one who is there for it.
    const isSpared =
      role === 'admin' && method !== 'GET' && 'of' in parameter && parameter.of === 'victim';
    return world.idOf(role, path, name, isSpared ? { of: 'target' } : parameter);
  });
  const cookie: [string, string][] =
    role === 'signed out' || role === 'garbage' ? [] : [['cookie', world.people[role].cookie]];
  const sent = { method, target: target + search, headers: [...headers, ...cookie], body };
  return { plan, sent, refused: refusals(world, plan, sent) };
}

/** On a difference, they are sent again one by one to find the one that made it. */
async function compare(target: Target, some: readonly Prepared[]): Promise<void> {
  const { world, tally } = target;
  const before = await fingerprint(world.pool);
  await aFewAtATime(some, (one) => sendOne(target, one));
  const after = await fingerprint(world.pool);
  if (changedTables(before, after).length === 0) return;
  let culprits = 0;
  for (const one of some) {
    const previous = await fingerprint(world.pool);
    const answer = await deliver(target.sender, one);
    const changed = changedTables(previous, await fingerprint(world.pool));
    if (changed.length === 0) continue;
    culprits += 1;
    tally.fail(
      'state changed by a refused or reading request',
      one.plan,
      one.sent,
      answer,
      changed.join(),
    );
  }
  const [first] = some;
  if (culprits === 0 && first)
    tally.fail(
      'state changed by a refused or reading request',
      first.plan,
      first.sent,
      undefined,
      `${changedTables(before, after).join()}: one of ${some.length}, not found again`,
    );
}

export async function aFewAtATime<One>(
  some: readonly One[],
  work: (one: One) => Promise<void>,
): Promise<void> {
  const limit = pLimit(together);
  await Promise.all(some.map((one) => limit(() => work(one))));
}

async function sendOne({ world, sender, tally }: Target, one: Prepared): Promise<void> {
  const { plan, sent, refused } = one;
  const answers = plan.raw ? await sender.sendRaw(plan.raw) : [await deliver(sender, one)];
  for (const answer of answers) {
    tally.count(answer);
    if (isCutOff(answer, sent)) {
      tally.cutOff += 1;
      continue;
    }
    const found = [...basicFaults(one, answer), ...faultsOf(world, plan, answer)];
    for (const fault of found)
      tally.fail(
        fault,
        plan,
        sent,
        answer,
        refused.length > 0 ? `expected ${refused.join(' or ')}` : '',
      );
  }
}

function deliver(sender: Sender, { plan, sent }: Prepared): Promise<Answer> {
  return plan.raw
    ? sender.sendRaw(plan.raw).then(([first]) => first ?? nothing)
    : sender.send(sent);
}

const nothing: Answer = { status: 0, headers: {}, body: '' };

function basicFaults({ plan, sent, refused }: Prepared, answer: Answer): Fault[] {
  const { status } = answer;
  if (isHang(answer) || (status === 0 && !plan.raw)) return ['not answered in time'];
  if (status >= 500) return isShed(answer) ? [] : ['a status of 500 or more'];
  const isRight =
    refused.length === 0 || refused.includes(status) || alternatives(sent).includes(status);
  return isRight ? [] : ['not refused, or with another status'];
}

/** Undoes what would turn away the requests that follow. */
export function restore({ world, sender }: Target): Promise<void> {
  return world.restore((cookie) => isSignedIn(sender, cookie));
}

async function isSignedIn(sender: Sender, cookie: string): Promise<boolean> {
  const headers: [string, string][] = [
    ['host', 'reviews.example.com'],
    ['cookie', cookie],
    ['x-forwarded-for', '192.0.2.1'],
  ];
  const answer = await sender.send({
    method: 'GET',
    target: '/api/user',
    headers,
    body: undefined,
  });
  // Anything else, such as a 503 of a busy machine, says nothing about the session.
  return answer.status === 200;
}
