import { type ErrorCode, errorStatus } from '../../contract/errors.ts';
import type { BusinessRow } from '../../server/db/businesses.ts';
import {
  everyEndpoint,
  goodCall,
  type NamedEndpoint,
} from '../../server/testing/every-endpoint.ts';
import { refusals } from './expect.ts';
import { browserHeaders } from './headers.ts';
import { type Plan, references, type Role, roles } from './plan.ts';
import { aFewAtATime, prepare, restore, type Target } from './round.ts';

/** Addresses that no generated request comes from. */
const firstNumber = 0xf0_00_00;

/**
 * A right call of each endpoint by each role, about each kind of person. Who has no right to it is refused
 * exactly as the contract's access says; who has is never told to sign in or that it is forbidden.
 * @returns one line for each wrong answer
 */
export async function tryEveryRole(target: Target): Promise<string[]> {
  let number = firstNumber;
  const plans = everyEndpoint.flatMap((endpoint) =>
    roles.flatMap((role) => plansOf(endpoint, role, (number += 10))),
  );
  const isRefused = (plan: Plan) =>
    refusals(target.world, plan, prepare(target.world, plan).sent).length > 0;
  const { refused = [], allowed = [] } = Object.groupBy(plans, (plan) =>
    isRefused(plan) ? 'refused' : 'allowed',
  );
  const outcomes: Outcome[] = [];
  await aFewAtATime(refused, async (plan) => void outcomes.push(await attempt(target, plan)));
  for (const plan of allowed) {
    const outcome = await attempt(target, plan);
    outcomes.push(outcome);
    if (outcome.hasEffect) await restore(target);
  }
  return outcomes.flatMap(({ problem }) => problem ?? []);
}

function plansOf(endpoint: NamedEndpoint, role: Role, number: number): Plan[] {
  const [, { method, path }] = endpoint;
  const payload = goodCall(endpoint[1], {
    id: 1,
    userId: 1,
    slug: 'nowhere',
  } as BusinessRow).payload; // only the body is used
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const plan = {
    role,
    endpoint,
    method,
    path,
    search: '',
    body: payload === undefined ? undefined : Buffer.from(JSON.stringify(payload)),
    raw: undefined,
  };
  const cookie: [string, string][] =
    role === 'garbage' ? [['cookie', `__Host-sid=${'A'.repeat(43)}`]] : [];
  const type: [string, string][] = plan.body ? [['content-type', 'application/json']] : [];
  return (names.length > 0 ? references : (['own'] as const)).map((of, index) => ({
    ...plan,
    number: number + index,
    parameters: Object.fromEntries(names.map((name) => [name, { of }])),
    headers: [...browserHeaders(number + index), ...cookie, ...type],
  }));
}

interface Outcome {
  problem: string | undefined;
  /** It was accepted. */
  hasEffect: boolean;
}

/** What is not refused for the caller's lack of rights may still be refused for what it says. */
async function attempt({ world, sender, tally }: Target, plan: Plan): Promise<Outcome> {
  const { sent } = prepare(world, plan);
  const refused = refusals(world, plan, sent);
  const answer = await sender.send(sent);
  tally.count(answer);
  const { status, body } = answer;
  const isDenied = lackOfRights.some((code) => body.includes(`"${code}"`)) && !isOnSelf(plan);
  const isRight = refused.length > 0 ? refused.includes(status) : status in statuses && !isDenied;
  const hasEffect = status === 200 && plan.method !== 'GET';
  if (isRight) return { problem: undefined, hasEffect };
  const wanted = refused.length > 0 ? refused.join(' or ') : 'allowed';
  const about = `${plan.endpoint?.[0]} as ${plan.role} ${JSON.stringify(plan.parameters)}`;
  return { problem: `${about}: ${status}, not ${wanted}: ${body.slice(0, 200)}`, hasEffect };
}

const lackOfRights: ErrorCode[] = ['sign_in_required', 'forbidden'];

/** Those that our calls answer on purpose. */
const statuses = Object.fromEntries(
  [200, ...Object.values(errorStatus).filter((status) => status < 500)].map((one) => [one, true]),
);

/** Admins act on others only. */
function isOnSelf({ role, parameters }: Plan): boolean {
  return (
    role === 'admin' && Object.values(parameters).some((one) => 'of' in one && one.of === 'own')
  );
}
