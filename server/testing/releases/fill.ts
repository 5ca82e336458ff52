import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { DAY, SECOND, earlier } from '../../../contract/durations.ts';
import { claimWithBudgets } from '../../db/model-budgets.ts';
import { retireSlugs } from '../../db/retired-slugs.ts';
import { seedDemo } from '../../start/seed.ts';
import { sweep } from '../../start/maintenance.ts';
import { reseal } from '../../start/reseal.ts';
import {
  cookiesOf,
  forgotPassword,
  login,
  newestEmail,
  register,
  verifyCode,
} from '../accounts.ts';
import { businessCalls } from '../businesses.ts';
import { deletionCalls } from '../deletion.ts';
import { requestEmailChange } from '../own-account.ts';
import { testPassword } from '../people.ts';
import { dataUrl, drawing } from '../pictures.ts';
import { click, generate, post, sendFeedback } from '../requests.ts';
import { beginLogin, beginPasskey, setUpApp, setUpPasskey } from '../second-factor.ts';
import type { TestServer } from '../test-server.ts';
import type { Known, KnownLater } from './release.ts';

type Cookies = Record<string, string>;

const tagName = 'Front desk';
/** Customers' words that wait for the mail server. */
const waitingFeedback = 'The waiting room was cold, and this is recorded for later.';

/** The demo data, and at least one row in every other table, made as people make them. */
export async function fillInstallation(server: TestServer): Promise<Known> {
  const { ctx, app } = server;
  await reseal(ctx); // as each start: stores the keys
  const demo = await seedDemo(ctx);
  if (!demo) throw new Error('There is no demo data.');
  // Sums up the demo's oldest visits.
  await sweep({ ...ctx, now: () => new Date(ctx.now().getTime() + 3 * DAY) });
  const cookies = await signUp(server, 'olive@example.com');
  const business = await setUpBusiness(server, cookies);
  await ctx.outbox.work(); // everything so far is delivered
  const careful = await secureAccount(server, 'carla@example.com');
  const renamed = await renameBusiness(app, cookies);
  const deletedBusiness = 'Closed Street Dental';
  await deleteOne(app, cookies, deletedBusiness);
  await leaveThingsOpen(server);
  await suspendOne(server, business.id);
  await addRare(server);
  const sent = await sendFeedback(
    app,
    business.id,
    { feedback: waitingFeedback },
    { key: 'recorded-once' },
  );
  expectStatus(sent, 200);
  return {
    owner: { email: 'olive@example.com', password: testPassword },
    admin: demo.admin,
    business,
    waitingFeedback,
    later: { careful, renamed, deletedBusiness, tag: tagName },
  };
}

async function signUp({ app, ctx }: TestServer, email: string): Promise<Cookies> {
  const registered = await register(app, { email });
  const { code } = await newestEmail(ctx, 'verify_email', email);
  const cookies = cookiesOf(registered);
  expectStatus(await verifyCode(app, email, code, { cookies }), 200);
  return cookiesOf(await login(app, email, testPassword, { cookies }));
}

/** With a logo, a poster, a tag, visits, drafts and clicks. */
async function setUpBusiness({ app }: TestServer, cookies: Cookies): Promise<Known['business']> {
  const logoUrl = dataUrl(await drawing(60, 30).png().toBuffer());
  const made = await businessCalls(app, cookies).create({ logoUrl }, 'recorded-once');
  expectStatus(made, 200);
  const { id, slug, name } = made.json<{ id: number; slug: string; name: string }>();
  const { tag } = (
    await post(app, `/api/businesses/${id}/tags`, { name: tagName }, { cookies })
  ).json<{ tag: string }>();
  const poster = { kind: 'table-tent', paper: 'a4', color: '#0f6b66', sentence: 'How did we do?' };
  const url = `/api/businesses/${id}/poster`;
  const saved = await app.inject({ method: 'PATCH', url, cookies, payload: poster });
  expectStatus(saved, 200);
  for (const event of ['view', 'good', 'bad', 'copied'])
    await post(app, `/api/analytics/${event}/${id}?at=${tag}`, undefined);
  for (const key of ['recorded-draft', 'another-draft'])
    expectStatus(await generate(app, { businessId: id }, { key }), 200);
  await click(app, id);
  await click(app, id, 'facebook');
  return { id, slug, name };
}

async function secureAccount(server: TestServer, email: string): Promise<KnownLater['careful']> {
  const { app, ctx } = server;
  const cookies = await signUp(server, email);
  // With the code before: nobody has to wait for another one right after recording.
  const before = earlier(ctx.now(), 30 * SECOND);
  const { secret, reply } = await setUpApp(app, cookies, before);
  await setUpPasskey(app, cookies);
  await beginPasskey(app, cookies); // and never finishes
  await beginLogin(app, email); // likewise
  const [recoveryCode = ''] = reply.recoveryCodes ?? [];
  return { email, password: testPassword, appSecret: secret, recoveryCode };
}

/** One whose name makes no slug. */
async function renameBusiness(
  app: FastifyInstance,
  cookies: Cookies,
): Promise<KnownLater['renamed']> {
  const made = await businessCalls(app, cookies).create({ name: '枫叶街牙科' });
  const { id, slug: formerSlug } = made.json<{ id: number; slug: string }>();
  const slug = 'maple-leaf-dental';
  const set = await post(app, `/api/businesses/${id}/short-address`, { slug }, { cookies });
  expectStatus(set, 200);
  return { formerSlug, slug };
}

async function deleteOne(app: FastifyInstance, cookies: Cookies, name: string): Promise<void> {
  const { id } = (await businessCalls(app, cookies).create({ name })).json<{ id: number }>();
  const deleted = await deletionCalls(app, cookies).deleteBusiness({ id, name });
  expectStatus(deleted, 200);
}

/** A registration, a reset, a new address, and a feedback address without an answer. */
async function leaveThingsOpen(server: TestServer): Promise<void> {
  const { app } = server;
  await register(app, { email: 'nora@example.com' });
  const cookies = await signUp(server, 'otto@example.com');
  await forgotPassword(app, 'otto@example.com');
  await requestEmailChange(app, cookies, 'otto.new@example.com');
  await businessCalls(app, cookies).create({ feedbackEmail: 'desk@example.com', name: 'Otto’s' });
}

async function suspendOne(server: TestServer, besides: number): Promise<void> {
  const { app, addOwner, addBusiness, signIn } = server;
  const cookies = await signIn(await addOwner({ isAdmin: true }));
  const { id } = await addBusiness({ slug: 'suspended-clinic', name: 'Suspended Clinic' });
  if (id === besides) throw new Error('It is not to be suspended.');
  const reason = 'Its link leads to another business.';
  const url = `/api/admin/businesses/${id}/suspend`;
  expectStatus(await post(app, url, { reason }, { cookies }), 200);
}

/** What takes 14 days, or a model. */
async function addRare({ ctx }: TestServer): Promise<void> {
  await retireSlugs(ctx.db, ['purged-clinic']);
  const now = ctx.now();
  const identity = { keyHash: 'k'.repeat(43), contentHash: 'c'.repeat(43) };
  const day = now.toISOString().slice(0, 10);
  await claimWithBudgets(ctx.db, { identity, day, now }, [{ key: 'installation', most: 100 }]);
}

function expectStatus({ statusCode, body }: LightMyRequestResponse, wanted: number): void {
  if (statusCode !== wanted) throw new Error(`${statusCode} instead of ${wanted}: ${body}`);
}
