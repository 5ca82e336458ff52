import type { InjectOptions } from 'fastify';
import { api } from '../../contract/api.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { insertTag } from '../db/business-tags.ts';
import type { BusinessRow } from '../db/businesses.ts';
import { findUserByEmail, type UserRow } from '../db/users.ts';
import { forgotPassword, newestEmail, register } from './accounts.ts';
import { businessCalls, editForm, setupForm } from './businesses.ts';
import { PasskeyDevice } from './passkey-device.ts';
import { addWaitingEmail } from './outbox-rows.ts';
import { testPassword } from './people.ts';
import { feedbackForm, fourSentiments, post } from './requests.ts';
import { workingFactorCall } from './second-factor-calls.ts';
import { addSession } from './session-rows.ts';
import type { TestServer } from './test-server.ts';

type EndpointRequest = InjectOptions & { url: string };

export type NamedEndpoint = [name: string, endpoint: Endpoint];

/** The whole contract, for tests that apply to each of its lines. */
export const everyEndpoint: NamedEndpoint[] = Object.entries(api);

export const everyWrite = everyEndpoint.filter(([, { method }]) => method !== 'GET');
export const everyGuarded = everyEndpoint.filter(
  ([, { access }]) => access === 'user' || access === 'admin',
);
export const everyAddressed = everyEndpoint.filter(([, { params }]) => params !== undefined);

/** For paths that start with this, `{id}` is a user's. */
const apiPathOfUsers = '/api/admin/users/';

const credentials = { email: 'ann@visitor.example.com', password: testPassword };

const confirmed = { password: testPassword };

const optionalFields = {
  googleCategory2: 'Orthodontist',
  googleCategory3: null,
  logoUrl: null,
  isActive: true,
};

const poster = { kind: 'poster', paper: 'letter', color: null, sentence: null };

/** The body of each call that has one. */
const bodies = new Map<Endpoint, object>([
  [api.login, credentials],
  [api.completeLogin, { code: '123456' }],
  [api.changeName, { name: 'Ann Visitor' }],
  [api.setNewPassword, { currentPassword: testPassword, password: 'eleven brown teapots' }],
  [api.requestEmailChange, { ...confirmed, email: 'ann-new@visitor.example.com' }],
  [api.readEmailLink, { token: 'A'.repeat(43) }],
  [api.confirmEmail, { token: 'A'.repeat(43) }],
  [api.downloadData, confirmed],
  [api.beginPasskey, confirmed],
  [api.addPasskey, { name: 'My phone', passkey: new PasskeyDevice().create({ challenge: 'A' }) }],
  [api.removePasskey, confirmed],
  [api.beginApp, confirmed],
  [api.addApp, { code: '123456' }],
  [api.removeApp, confirmed],
  [api.replaceRecoveryCodes, confirmed],
  [api.register, { ...credentials, name: 'Ann Visitor', confirmPassword: testPassword }],
  [api.verifyCode, { email: credentials.email, code: '123456' }],
  [api.resendCode, { email: credentials.email }],
  [api.forgotPassword, { email: credentials.email }],
  [api.resetPassword, { token: 'A'.repeat(43), password: testPassword }],
  [api.deactivateAccount, { isActive: false }],
  [api.deleteAccount, confirmed],
  [api.deleteBusiness, { name: 'Maple Street Clinic' }],
  [api.createBusiness, { ...setupForm, ...optionalFields }],
  [api.updateBusiness, { ...editForm, logoUrl: null }],
  [api.checkShortAddress, { slug: 'maple-street-dental' }],
  [api.addCategory, { category: 'Dental clinic' }],
  [api.replaceCategories, { categories: ['Dental clinic', 'Orthodontist'] }],
  [api.addKeyword, { keyword: 'Dentist near me', isLocalSeo: false }],
  [api.replaceKeywords, { keywords: [{ keyword: 'Dentist near me', isLocalSeo: true }] }],
  [api.addTag, { name: 'Front desk' }],
  [api.toggleBusiness, { isActive: false }],
  [api.toggleUser, { isActive: false }],
  [api.correctUser, { name: 'Olive Corrected' }],
  [api.suspendBusiness, { reason: 'Its Google link leads to another business.' }],
  [api.transferBusiness, { email: credentials.email, ownerId: 1 }],
  [api.checkSentiment, { sentiment: 'Great with kids' }],
  [api.generateReview, { sentiments: fourSentiments }],
  [api.savePoster, poster],
  [api.previewPoster, poster],
  [api.readConfirmation, { token: 'A'.repeat(43) }],
  [api.confirmAddress, { token: 'A'.repeat(43) }],
  [api.sendFeedback, feedbackForm],
]);

/** A well-formed call; it would succeed for a caller with access (`workingCall`). */
export function goodCall(endpoint: Endpoint, business: BusinessRow): EndpointRequest {
  const { method, path, body } = endpoint;
  const { id, slug, userId } = business;
  const isOfUser = path.startsWith(apiPathOfUsers);
  const known = {
    id: isOfUser ? userId : id,
    businessId: id,
    slug: slug ?? '',
    userId,
    event: 'view',
    tagId: 1,
  };
  // A business keeps its slug.
  const payload = endpoint === api.setShortAddress ? { slug } : bodies.get(endpoint);
  if (body && !payload) throw new Error(`No example for the body of ${method} ${path}.`);
  return { method, url: fillIn(path, known), ...(payload && { payload }) };
}

/** A call with everything it requires: a session, an own business, an emailed code or link. */
export async function workingCall(
  server: TestServer,
  endpoint: Endpoint,
): Promise<EndpointRequest> {
  const user = await server.addUser();
  const call = goodCall(endpoint, await server.addBusiness({ userId: user.id }));
  // Admins act on other users.
  const caller = endpoint.access === 'admin' ? await server.addOwner({ isAdmin: true }) : user;
  const cookies = await server.signIn(caller);
  const payload = await workingBody(server, endpoint, user.email, cookies);
  const url = (await workingUrl(server, endpoint, user)) ?? call.url;
  const ofFactor = await workingFactorCall(server, endpoint, user, cookies);
  return { ...call, url, cookies, ...(payload && { payload }), ...ofFactor };
}

/** Of calls about something that has to be there. */
async function workingUrl(
  server: TestServer,
  endpoint: Endpoint,
  user: UserRow,
): Promise<string | null> {
  const { addBusiness, ctx } = server;
  if (endpoint === api.removeTag) {
    const { id } = await addBusiness({ userId: user.id });
    const tag = await insertTag(ctx.db, { businessId: id, name: 'Door', tag: 'door' });
    return fillIn(endpoint.path, { id, tagId: tag.id });
  }
  if (endpoint === api.retryEmail) return fillIn(endpoint.path, { id: await addWaitingEmail(ctx) });
  if (endpoint === api.endSession)
    return fillIn(endpoint.path, { id: await addSession(ctx, user) });
  if (endpoint === api.resendVerification)
    return fillIn(endpoint.path, { id: await registeredUser(server) });
  return null;
}

async function workingBody(
  server: TestServer,
  endpoint: Endpoint,
  email: string,
  cookies: Record<string, string>,
): Promise<object | null> {
  const { app, ctx } = server;
  if (endpoint === api.login) return { ...credentials, email };
  if (endpoint === api.verifyCode) {
    const newcomer = `new-${email}`;
    await register(app, { email: newcomer });
    const { code } = await newestEmail(ctx, 'verify_email', newcomer);
    return { email: newcomer, code };
  }
  if (endpoint === api.resetPassword) {
    await forgotPassword(app, email);
    const { token } = await newestEmail(ctx, 'reset_password', email);
    return { token, password: 'eleven brown teapots' };
  }
  if (endpoint === api.confirmEmail) {
    const newAddress = `changed-${email}`;
    const body = { password: testPassword, email: newAddress };
    await post(app, api.requestEmailChange.path, body, { cookies });
    return { token: (await newestEmail(ctx, 'confirm_email', newAddress)).token };
  }
  if (endpoint === api.transferBusiness) {
    const owner = await findUserByEmail(ctx.db, email);
    return { email: (await server.addOwner()).email, ownerId: owner?.id };
  }
  if (endpoint === api.confirmAddress) return { token: await openConfirmation(server) };
  return null;
}

/** A user whose address is not verified yet. */
async function registeredUser({ app, ctx }: TestServer): Promise<number> {
  const email = `new-${Date.now()}@visitor.example.com`;
  await register(app, { email });
  const user = await findUserByEmail(ctx.db, email);
  if (!user) throw new Error('The registration added no user.');
  return user.id;
}

/** The token of a link that can confirm a feedback address. */
async function openConfirmation({ app, addOwner, signIn, ctx }: TestServer): Promise<string> {
  const cookies = await signIn(await addOwner());
  const feedbackEmail = `desk-${Date.now()}@maple.example.com`;
  await businessCalls(app, cookies).create({ feedbackEmail });
  return (await newestEmail(ctx, 'confirm_feedback_address', feedbackEmail)).token;
}

/** The same call for an unknown id. */
export function lostCall(endpoint: Endpoint, business: BusinessRow): EndpointRequest {
  const ids = { id: 999_999, businessId: 999_999, userId: 999_999, tagId: 999_999 };
  const lost = { ...ids, slug: 'no-such-business', event: 'view' };
  const url = fillIn(endpoint.path, lost);
  return { ...goodCall(endpoint, business), url };
}

function fillIn(path: string, values: Record<string, string | number>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No example for the parameter ${name} of ${path}.`);
    return String(value);
  });
}
