import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTag } from '../db/business-tags.ts';
import type { BusinessRow } from '../db/businesses.ts';
import { insertChallenge } from '../db/email-challenges.ts';
import type { UserRow } from '../db/users.ts';
import { setupForm } from '../testing/businesses.ts';
import { addSession } from '../testing/session-rows.ts';
import { addWaitingEmail } from '../testing/outbox-rows.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { changeName } from './accounts/own-account/change-name.ts';
import { cancelEmailChange, readEmailChange } from './accounts/own-account/request-email-change.ts';
import { deactivateAccount } from './accounts/deactivate-account.ts';
import { endOtherSessions, endSession } from './accounts/end-sessions.ts';
import { listSessions } from './accounts/list-sessions.ts';
import { presentUser, withoutUnprotectedRights } from './accounts/present-user.ts';
import { readSecondFactor } from './accounts/second-factor/read-second-factor.ts';
import { readUser } from './accounts/read-user.ts';
import { adminOnly, signedOut, system, type Actor } from './actor.ts';
import { deleteUser } from './admin/delete-user.ts';
import { restoreUser } from './admin/restore-user.ts';
import { exportAudit } from './admin/export/export-audit.ts';
import { exportBusinesses, exportUsers } from './admin/export/export-list.ts';
import { listAllBusinesses } from './admin/list-all-businesses.ts';
import { listAudit } from './admin/list-audit.ts';
import { listFailingEmails } from './admin/list-failing-emails.ts';
import { listBusinessesOfUser } from './admin/list-businesses-of-user.ts';
import { listUsers } from './admin/list-users.ts';
import { readFigures } from './admin/read-figures.ts';
import { readOverview } from './admin/read-overview.ts';
import { readUserAsAdmin } from './admin/read-user-as-admin.ts';
import { retryEmail, retryEmails } from './admin/retry-emails.ts';
import { runSystemChecks, sendTestEmailToAdmin } from './admin/run-system-checks.ts';
import { correctUser } from './admin/support/correct-user.ts';
import { resendVerification, sendReset } from './admin/support/send-account-email.ts';
import { liftSuspension, suspendBusiness } from './admin/support/suspend-business.ts';
import { transferBusiness } from './admin/support/transfer-business.ts';
import { toggleUser } from './admin/toggle-user.ts';
import { addCategory, replaceCategories } from './businesses/categories.ts';
import { createBusiness } from './businesses/create-business.ts';
import { storeKeywords } from './businesses/keywords.ts';
import { dismissTransfer } from './businesses/dismiss-transfer.ts';
import { listBusinesses } from './businesses/list-businesses.ts';
import { readAnalytics } from './businesses/read-analytics.ts';
import { readBusiness } from './businesses/read-business.ts';
import { readDailyCounts } from './businesses/read-daily-counts.ts';
import { readRecentUse } from './businesses/read-recent-use.ts';
import { addTag, removeTag } from './businesses/tags.ts';
import { checkShortAddress } from './businesses/short-address/check-short-address.ts';
import { setShortAddress } from './businesses/short-address/set-short-address.ts';
import { toggleBusiness } from './businesses/toggle-business.ts';
import { updateBusiness } from './businesses/update-business.ts';
import { deleteBusiness } from './deletion/delete-business.ts';
import { listDeletedBusinesses } from './deletion/list-deleted-businesses.ts';
import { restoreBusiness } from './deletion/restore-business.ts';
import { DomainError } from './domain-error.ts';
import { readDrafting } from './drafting/read-drafting.ts';
import { makePdf } from './posters/make-pdf.ts';
import { previewPoster } from './posters/preview-poster.ts';
import { readPoster } from './posters/read-poster.ts';
import { savePoster } from './posters/save-poster.ts';
import { sendConfirmation } from './feedback/send-confirmation.ts';
import { sendTestFeedback } from './feedback/send-test-feedback.ts';

type Who = 'signed out' | 'owner' | 'other owner' | 'unprotected admin' | 'admin';
type Verb = (actor: Actor) => unknown;

let server: TestServer;
/** Owns `business`; the target of the functions about users. */
let owner: UserRow;
let business: BusinessRow;
/** Has not verified their address yet. */
let newcomer: UserRow;
/** Who can get `business`. */
let to: UserRow;
let emailId: number;
/** One of `owner`. */
let sessionId: number;
/** One of `business`. */
let tagId: number;
let actors: Record<Who, Actor>;

const firstPage = { search: '', sort: 'name', limit: 20, offset: 0 } as const;
const poster = { kind: 'poster', paper: 'a4', color: null, sentence: null } as const;
const link = { origin: 'http://clinic.example.com', tag: undefined };

const verbsOfAdmins: Record<string, Verb> = {
  listUsers: (actor) => listUsers(server.ctx, actor, firstPage),
  listAllBusinesses: (actor) => listAllBusinesses(server.ctx, actor, firstPage),
  correctUser: (actor) => correctUser(server.ctx, actor, owner.id, { name: 'Olive Corrected' }),
  resendVerification: (actor) => resendVerification(server.ctx, actor, newcomer.id),
  sendReset: (actor) => sendReset(server.ctx, actor, owner.id),
  suspendBusiness: (actor) => suspendBusiness(server.ctx, actor, business.id, 'A wrong link.'),
  liftSuspension: (actor) => liftSuspension(server.ctx, actor, business.id),
  transferBusiness: (actor) =>
    transferBusiness(server.ctx, actor, business.id, { email: to.email, ownerId: owner.id }),
  exportUsers: (actor) => exportUsers(server.ctx, actor, { search: '', sort: 'name' }),
  exportBusinesses: (actor) => exportBusinesses(server.ctx, actor, { search: '', sort: 'name' }),
  exportAudit: (actor) => exportAudit(server.ctx, actor, { search: '' }),
  readUserAsAdmin: (actor) => readUserAsAdmin(server.ctx, actor, owner.id),
  listBusinessesOfUser: (actor) =>
    listBusinessesOfUser(server.ctx, actor, owner.id, { limit: 20, offset: 0 }),
  toggleUser: (actor) => toggleUser(server.ctx, actor, owner.id, false),
  deleteUser: (actor) => deleteUser(server.ctx, actor, owner.id),
  restoreUser: (actor) => restoreUser(server.ctx, actor, owner.id),
  listAudit: (actor) => listAudit(server.ctx, actor, { limit: 20 }),
  readOverview: (actor) => readOverview(server.ctx, actor),
  listFailingEmails: (actor) => listFailingEmails(server.ctx, actor),
  retryEmail: (actor) => retryEmail(server.ctx, actor, emailId),
  retryEmails: (actor) => retryEmails(server.ctx, actor),
  runSystemChecks: (actor) => runSystemChecks(server.ctx, actor),
  sendTestEmailToAdmin: (actor) => sendTestEmailToAdmin(server.ctx, actor),
  readFigures: (actor) => readFigures(server.ctx, actor),
  readDrafting: (actor) => readDrafting(server.ctx, actor),
};

const verbsOfOwners: Record<string, Verb> = {
  updateBusiness: (actor) => updateBusiness(server.ctx, actor, business.id, { name: 'New name' }),
  toggleBusiness: (actor) => toggleBusiness(server.ctx, actor, business.id, false),
  addCategory: (actor) => addCategory(server.ctx, actor, business.id, 'Orthodontist'),
  replaceCategories: (actor) => replaceCategories(server.ctx, actor, business.id, ['Orthodontist']),
  storeKeywords: (actor) => storeKeywords(server.ctx, actor, business.id),
  sendConfirmation: (actor) => sendConfirmation(server.ctx, actor, business.id),
  sendTestFeedback: (actor) => sendTestFeedback(server.ctx, actor, business.id),
  readPoster: (actor) => readPoster(server.ctx, actor, business.id),
  savePoster: (actor) => savePoster(server.ctx, actor, business.id, poster),
  previewPoster: (actor) => previewPoster(server.ctx, actor, business.id, poster, link),
  makePdf: (actor) => makePdf(server.ctx, actor, business.id, link),
  readAnalytics: (actor) => readAnalytics(server.ctx, actor, business.id),
  addTag: (actor) => addTag(server.ctx, actor, business.id, 'Front desk'),
  removeTag: (actor) => removeTag(server.ctx, actor, business.id, tagId),
  readRecentUse: (actor) => readRecentUse(server.ctx, actor, business.id),
  readDailyCounts: (actor) => readDailyCounts(server.ctx, actor, business.id),
};

/** Not even for admins. */
const verbsOfTheOwner: Record<string, Verb> = {
  deleteBusiness: (actor) => deleteBusiness(server.ctx, actor, business.id, business.name),
  restoreBusiness: (actor) => restoreBusiness(server.ctx, actor, business.id),
  dismissTransfer: (actor) => dismissTransfer(server.ctx, actor, business.id),
};

const verbsOfUsers: Record<string, Verb> = {
  readUser: async (actor) => readUser(actor),
  changeName: (actor) => changeName(server.ctx, actor, 'New Name'),
  readEmailChange: async (actor) => {
    await readEmailChange(server.ctx, actor);
    return true;
  },
  cancelEmailChange: async (actor) => {
    await cancelEmailChange(server.ctx, actor);
    return true;
  },
  readSecondFactor: (actor) => readSecondFactor(server.ctx, actor),
  listDeletedBusinesses: (actor) => listDeletedBusinesses(server.ctx, actor),
  listBusinesses: (actor) => listBusinesses(server.ctx, actor, { limit: 20, offset: 0 }),
  createBusiness: (actor) => createBusiness(server.ctx, actor, setupForm, undefined),
  listSessions: (actor) => listSessions(server.ctx, actor, undefined),
  endOtherSessions: async (actor) => {
    await endOtherSessions(server.ctx, actor, undefined);
    return true;
  },
};

/** Only for the account's own user, or the owner themselves. */
const verbsOfOneself: Record<string, Verb> = {
  deactivateAccount: (actor) => deactivateAccount(server.ctx, actor, owner.id),
  checkShortAddress: (actor) => checkShortAddress(server.ctx, actor, business.id, 'maple'),
  setShortAddress: (actor) =>
    setShortAddress(server.ctx, actor, business.id, String(business.slug)),
};

/** The same, without telling others what exists. */
const verbsOfOwnThings: Record<string, Verb> = {
  endSession: async (actor) => {
    await endSession(server.ctx, actor, sessionId);
    return true;
  },
};

/** For everyone; people with more rights see more. */
const verbsOfAnyActor: Record<string, Verb> = {
  readBusiness: (actor) => readBusiness(server.ctx, actor, business.id),
};

/** These take no actor: what visitors do, and what a password, code, link or cookie allows. */
const verbsOfAnyone = [
  'confirmAddress',
  'confirmEmail',
  'completeLogin',
  'draftReview',
  'findActor',
  'forgotPassword',
  'login',
  'logout',
  'readBusinessBySlug',
  'readConfirmation',
  'readEmailLink',
  'readLogo',
  'receiveFeedback',
  'recordClick',
  'recordVisit',
  'register',
  'resendCode',
  'resetPassword',
  'verifyCode',
];

/** They require the type `System`, which no session has. */
const verbsOfSystem = ['grantAdmin', 'resetFactor', 'revokeAdmin'];

/**
 * For the actor's own account, which they take from the session cookie as well: refusals are tested through
 * the API (`refusals.test.ts`, `routes/accounts/second-factor/`, `routes/accounts/own-account/`).
 */
const verbsOfSession = [
  'addApp',
  'addPasskey',
  'beginApp',
  'beginPasskey',
  'downloadData',
  'deleteAccount',
  'removeApp',
  'removePasskey',
  'renewRecoveryCodes',
  'requestEmailChange',
  'setNewPassword',
];

/** They neither read nor change stored data. */
const pureFunctions = [
  'checkSentiment',
  'readBrief',
  'relyingParty',
  'rememberSuccesses',
  'sessionSeconds',
  'unprovenDays',
  'writeDraft',
];

const refusals: [verbs: Record<string, Verb>, refused: Partial<Record<Who, string>>][] = [
  [
    verbsOfAdmins,
    {
      'signed out': 'sign_in_required',
      owner: 'forbidden',
      'other owner': 'forbidden',
      'unprotected admin': 'second_factor_required',
    },
  ],
  [
    verbsOfOwners,
    {
      'signed out': 'sign_in_required',
      'other owner': 'forbidden',
      'unprotected admin': 'forbidden',
    },
  ],
  [
    verbsOfTheOwner,
    {
      'signed out': 'sign_in_required',
      'other owner': 'forbidden',
      'unprotected admin': 'forbidden',
      admin: 'forbidden',
    },
  ],
  [verbsOfUsers, { 'signed out': 'sign_in_required' }],
  [
    verbsOfOneself,
    {
      'signed out': 'sign_in_required',
      'other owner': 'forbidden',
      'unprotected admin': 'forbidden',
      admin: 'forbidden',
    },
  ],
  [
    verbsOfOwnThings,
    {
      'signed out': 'sign_in_required',
      'other owner': 'not_found',
      'unprotected admin': 'not_found',
      admin: 'not_found',
    },
  ],
  [verbsOfAnyActor, {}],
];

const roles: Who[] = ['signed out', 'owner', 'other owner', 'unprotected admin', 'admin'];

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  owner = await server.addOwner();
  business = await server.addBusiness({ userId: owner.id });
  to = await server.addOwner();
  newcomer = await addNewcomer();
  emailId = await addWaitingEmail(server.ctx);
  sessionId = await addSession(server.ctx, owner);
  const tag = { businessId: business.id, name: 'Door', tag: 'door' };
  tagId = (await insertTag(server.ctx.db, tag)).id;
  actors = {
    'signed out': signedOut,
    owner: actorOf(owner),
    'other owner': actorOf(await server.addOwner()),
    'unprotected admin': await unprotectedAdmin(),
    admin: actorOf(await server.addOwner({ isAdmin: true })),
  };
});

const cases = refusals.flatMap(([verbs, refused]) =>
  Object.entries(verbs).flatMap(([name, verb]) =>
    roles.map((who) => ({ name, verb, who, code: refused[who] })),
  ),
);

describe('rejects', () => {
  it.each(cases.filter(({ code }) => code !== undefined))(
    '$name to $who: $code',
    async ({ verb, who, code }) => {
      const before = await readState();
      await expect(verb(actors[who])).rejects.toMatchObject({ code });
      expect(await readState()).toEqual(before);
    },
  );
});

describe('allows', () => {
  it.each(cases.filter(({ code }) => code === undefined))(
    '$name to $who',
    async ({ verb, who }) => {
      await expect(verb(actors[who])).resolves.toBeDefined();
    },
  );

  it('readFigures to the system', async () => {
    expect(await readFigures(server.ctx, system)).toHaveProperty('sizes');
  });
});

it('adminOnly returns an admin and refuses others', () => {
  expect(() => adminOnly(actors.owner)).toThrow(DomainError);
  expect(adminOnly(actors.admin)).toBe(actors.admin);
});

it('lists every verb that the layers above the domain call', () => {
  const listed = [
    ...refusals.flatMap(([verbs]) => Object.keys(verbs)),
    ...verbsOfAnyone,
    ...verbsOfSystem,
    ...verbsOfSession,
    ...pureFunctions,
  ];
  expect(importedVerbs()).toEqual(listed.toSorted());
});

/** Functions that routes, pages and the command line import from the domain. */
function importedVerbs(): string[] {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = globSync('{routes,pages,cli,http}/**/*.ts', { cwd: root });
  const product = files.filter((file) => !file.endsWith('.test.ts'));
  const names = product.flatMap((file) => domainImports(readFileSync(`${root}/${file}`, 'utf8')));
  return [...new Set(names)].toSorted();
}

function domainImports(source: string): string[] {
  const imports = source.matchAll(/^import \{([^}]*)\} from '[./]+\/domain\/\w+\/[^']+';$/gm);
  return [...imports].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
}

function actorOf({ id, name, email, isAdmin, isActive, emailVerified }: UserRow): Actor {
  return { kind: 'user', id, name, email, isAdmin, isActive, emailVerified };
}

/** A user whose emailed code can be entered. */
async function addNewcomer(): Promise<UserRow> {
  const user = await server.addOwner({ emailVerified: false });
  await insertChallenge(server.ctx.db, {
    userId: user.id,
    purpose: 'verify',
    codeHash: 'none',
    pendingName: 'Nora Newcomer',
    pendingPasswordHash: 'none',
    createdAt: new Date(),
    codeExpiresAt: new Date(Date.now() + 60_000),
    expiresAt: new Date(Date.now() + 60_000),
  });
  return user;
}

/** As `findActor` returns an admin who still has to set up a second factor. */
async function unprotectedAdmin(): Promise<Actor> {
  const admin = await server.addOwner({ isAdmin: true });
  const user = presentUser(admin);
  const asking = { adminSecondFactor: true };
  return { kind: 'user', ...withoutUnprotectedRights(asking, user, true) };
}

/** Everything that these functions can change; a rejected call must change none of it. */
async function readState(): Promise<unknown[]> {
  const tables = ['users', 'sessions', 'businesses', 'audit', 'outbox'];
  const queries = tables.map((table) =>
    server.ctx.pool.query(`select t::text from ${table} t order by 1`),
  );
  return (await Promise.all(queries)).map(({ rows }) => rows);
}
