import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKeys } from '../config/app-keys.ts';
import { readLastBackup } from '../db/backups.ts';
import { checkKeys } from '../start/key-check.ts';
import { parseAdminCommand, runAdminCommand } from './admin-command.ts';
import { UsageError } from './usage-error.ts';
import { isSignedIn, login, newestEmail } from '../testing/accounts.ts';
import { beginLogin, completeLogin, setUpApp, setUpPasskey } from '../testing/second-factor.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    PUBLIC_URL: 'http://reviews.example.com',
    ADMIN_EMAIL: 'Boss@Example.com',
  });
});

afterAll(() => server.close());

beforeEach(() =>
  server.ctx.pool.query(`
    alter table audit disable trigger audit_append_only;
    truncate users, audit cascade;
    alter table audit enable always trigger audit_append_only`),
);

describe('an invalid command', () => {
  it.each([
    [
      [],
      'Missing command: use grant, revoke, reset-factor, list, migrate, reseal, accept-secret or backup-done.',
    ],
    [
      ['help'],
      'Unknown command "help": use grant, revoke, reset-factor, list, migrate, reseal, accept-secret or backup-done.',
    ],
    [['grant'], 'Missing email address.'],
    [['grant', 'olive'], '"olive" is not a valid email address.'],
    [['revoke', 'a@example.com,b@example.com'], 'is not a valid email address.'],
    // Lowercasing would turn the Kelvin sign into a k.
    [['grant', 'mi\u212Ae@example.com'], 'is not a valid email address.'],
    [['grant', 'a@example.com', 'b@example.com'], 'Unexpected argument "b@example.com".'],
    [['list', 'a@example.com'], 'Unexpected argument "a@example.com".'],
    [['accept-secret', 'a@example.com'], 'Unexpected argument "a@example.com".'],
    [['backup-done', 'now'], 'Unexpected argument "now".'],
    [['grant', 'a@example.com', '--force'], 'Only revoke takes --force.'],
    [['reset-factor'], 'Missing email address.'],
    [['reset-factor', 'a@example.com', '--force'], 'Only revoke takes --force.'],
    [['list', '--all'], 'Unknown option "--all".'],
    [['revoke', 'a@example.com', '--force=no'], 'Unknown option "--force=no".'],
  ])('%j gets one sentence and an example', (args, sentence) => {
    expect(() => parseAdminCommand(args)).toThrow(UsageError);
    expect(() => parseAdminCommand(args)).toThrow(sentence);
    expect(() => parseAdminCommand(args)).toThrow('npm run admin -- ');
  });
});

describe('C-07 grant', () => {
  it('makes a verified account an admin, also in existing sessions, and records it', async () => {
    const user = await server.addOwner({ email: 'olive@example.com' });
    const cookies = await server.signIn(user);
    expect(await run('grant', ' Olive@Example.com ')).toEqual({
      done: true,
      text: 'olive@example.com is now an admin.',
    });
    const answer = await server.app.inject({ url: '/api/user', cookies });
    expect(answer.json()).toMatchObject({ isAdmin: true });
    expect(await actions()).toEqual([
      {
        actor_id: null,
        actor_kind: 'system',
        action: 'grant_admin',
        target_kind: 'user',
        target_id: user.id,
        detail: { by: 'command line' },
      },
    ]);
  });

  it('promotes once, even for 20 concurrent calls', async () => {
    await server.addOwner({ email: 'olive@example.com' });
    const reports = await Promise.all(
      Array.from({ length: 20 }, () => run('grant', 'olive@example.com')),
    );
    const texts = reports.map(({ text }) => text);
    expect(texts.filter((text) => text.endsWith(' is now an admin.'))).toHaveLength(1);
    expect(texts.filter((text) => text.endsWith(' is already an admin.'))).toHaveLength(19);
    expect(reports.every(({ done }) => done)).toBe(true);
    expect(await actions()).toHaveLength(1);
  });

  it.each([
    [
      'whose account does not exist',
      null,
      /^There is no account for olive@.*auth\?register=true, enter/,
    ],
    [
      'who has not entered the code',
      { emailVerified: false },
      /has registered but hasn't entered.*\?verify=true/,
    ],
    ['who is deactivated', { isActive: false }, /is deactivated and can't sign in/],
  ])('rejects someone %s, and says what to do', async (_who, user, sentence) => {
    if (user) await server.addOwner({ email: 'olive@example.com', ...user });
    const { done, text } = await run('grant', 'olive@example.com');
    expect(done).toBe(false);
    expect(text).toMatch(sentence);
    expect(await admins()).toEqual([]);
    expect(await actions()).toEqual([]);
  });
});

describe('revoke', () => {
  beforeEach(() => server.addOwner({ email: 'ada@example.com', isAdmin: true }));

  it('removes an admin’s rights immediately, and records it', async () => {
    const other = await server.addOwner({ email: 'bob@example.com', isAdmin: true });
    const cookies = await server.signIn(other);
    expect(await run('revoke', 'BOB@example.com')).toEqual({
      done: true,
      text: 'bob@example.com is no longer an admin.',
    });
    const answer = await server.app.inject({ url: '/api/user', cookies });
    expect(answer.json()).toMatchObject({ isAdmin: false });
    expect(await actions()).toMatchObject([
      { actor_kind: 'system', action: 'revoke_admin', target_id: other.id },
    ]);
  });

  it('keeps the last admin unless forced', async () => {
    expect(await run('revoke', 'ada@example.com')).toEqual({
      done: false,
      text: 'ada@example.com is the only admin who can sign in. Make someone else an admin first, or add --force.',
    });
    expect(await admins()).toEqual(['ada@example.com']);
    expect(await actions()).toEqual([]);
    expect((await run('revoke', 'ada@example.com', '--force')).done).toBe(true);
    expect(await admins()).toEqual([]);
    expect(await actions()).toMatchObject([{ detail: { by: 'command line', last: true } }]);
  });

  it('does not count a deactivated admin as a remaining one', async () => {
    await server.addOwner({ email: 'bob@example.com', isAdmin: true, isActive: false });
    expect((await run('revoke', 'ada@example.com')).done).toBe(false);
    expect((await run('revoke', 'bob@example.com')).done).toBe(true);
  });

  it('keeps one of two admins revoked at the same moment, round after round', async () => {
    await server.addOwner({ email: 'bob@example.com' });
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([run('grant', 'ada@example.com'), run('grant', 'bob@example.com')]);
      const both = ['ada@example.com', 'bob@example.com'].map((email) => run('revoke', email));
      const reports = await Promise.all(both);
      expect(reports.filter(({ done }) => done)).toHaveLength(1);
      expect(await admins()).toHaveLength(1);
    }
  });

  it('reports unknown users and non-admins separately', async () => {
    await server.addOwner({ email: 'bob@example.com' });
    expect(await run('revoke', 'bob@example.com')).toEqual({
      done: true,
      text: 'bob@example.com is not an admin. Nothing was changed.',
    });
    expect(await run('revoke', 'eve@example.com')).toEqual({
      done: false,
      text: 'There is no account for eve@example.com.',
    });
    expect(await actions()).toEqual([]);
  });

  it('says that ADMIN_EMAIL would restore the rights', async () => {
    await server.addOwner({ email: 'boss@example.com', isAdmin: true });
    expect((await run('revoke', 'boss@example.com')).text).toContain('ADMIN_EMAIL is set to this');
  });
});

describe('reset-factor', () => {
  it('removes every factor, signs the account out, tells its owner and records it', async () => {
    const user = await server.addUser({ email: 'olive@example.com' });
    const cookies = await server.signIn(user);
    await setUpPasskey(server.app, cookies);
    await setUpApp(server.app, cookies, server.ctx.now());
    const step = await beginLogin(server.app, user.email);
    expect(await run('reset-factor', 'Olive@example.com')).toEqual({
      done: true,
      text: 'Two-step sign-in is off for olive@example.com, and all its devices are signed out. We emailed its owner.',
    });
    expect(await isSignedIn(server.app, cookies)).toBe(false);
    const late = await completeLogin(server.app, step.cookies, { code: '123456' });
    expect(late.json()).toMatchObject({ code: 'second_step_expired' });
    expect((await login(server.app, user.email)).json()).toHaveProperty('id', user.id);
    expect(await newestEmail(server.ctx, 'second_factor_changed', user.email)).toMatchObject({
      change: 'factors_reset',
    });
    expect(await actions()).toEqual([
      {
        actor_id: null,
        actor_kind: 'system',
        action: 'reset_second_factor',
        target_kind: 'user',
        target_id: user.id,
        detail: { by: 'command line' },
      },
    ]);
    for (const table of ['passkeys', 'authenticator_apps', 'recovery_codes'])
      expect((await server.ctx.pool.query(`select from ${table}`)).rowCount, table).toBe(0);
  });

  it('changes nothing for an account without a factor, or without an account', async () => {
    const user = await server.addOwner({ email: 'olive@example.com' });
    const cookies = await server.signIn(user);
    expect(await run('reset-factor', 'olive@example.com')).toEqual({
      done: true,
      text: "olive@example.com doesn't use two-step sign-in. Nothing was changed.",
    });
    expect(await run('reset-factor', 'eve@example.com')).toEqual({
      done: false,
      text: 'There is no account for eve@example.com.',
    });
    expect(await isSignedIn(server.app, cookies)).toBe(true);
    expect(await actions()).toEqual([]);
  });

  it('is refused with another secret than the server’s, which could not read the email', async () => {
    const user = await server.addUser({ email: 'olive@example.com' });
    await setUpPasskey(server.app, await server.signIn(user));
    await checkKeys(server.ctx); // as every start does
    const secret = { kind: 'given', value: 'iPh4-wro9-ngse-cr3t-T8qz-0x1v-Lm5k' } as const;
    const keys = createKeys({ ...server.ctx.config, secret, previousSecrets: [] });
    const wrong = runAdminCommand(
      { ...server.ctx, keys },
      { verb: 'reset-factor', email: user.email },
    );
    await expect(wrong).rejects.toThrow('APP_SECRET');
    expect((await server.ctx.pool.query('select from passkeys')).rowCount).toBe(1);
    expect(await actions()).toEqual([]);
  });
});

describe('list', () => {
  it('says how to make the first one', async () => {
    expect((await run('list')).text).toBe(
      'There are no admins yet. For example: npm run admin -- grant you@example.com',
    );
  });

  it('lists only admins, sorted, and says who cannot sign in', async () => {
    await server.addOwner({ email: 'olive@example.com' });
    await server.addOwner({
      email: 'bob@example.com',
      name: 'Bob',
      isAdmin: true,
      isActive: false,
    });
    await server.addOwner({ email: 'ada.long@example.com', name: 'Ada', isAdmin: true });
    expect(await run('list')).toEqual({
      done: true,
      text: 'ada.long@example.com  Ada\nbob@example.com       Bob  (deactivated)',
    });
  });
});

describe('backup-done', () => {
  it('records that other tools made a backup', async () => {
    expect(await readLastBackup(server.ctx.db)).toBeNull();
    expect(await run('backup-done')).toEqual({ done: true, text: 'The backup is recorded.' });
    const last = await readLastBackup(server.ctx.db);
    expect(last).toMatchObject({ kind: 'external', bytes: null, rows: null, encrypted: null });
    expect(Math.abs(Date.now() - (last?.finishedAt.getTime() ?? 0))).toBeLessThan(60_000);
  });
});

function run(...args: string[]) {
  return runAdminCommand(server.ctx, parseAdminCommand(args));
}

async function admins(): Promise<string[]> {
  const { rows } = await server.ctx.pool.query<{ email: string }>(
    'select email from users where is_admin order by email',
  );
  return rows.map(({ email }) => email);
}

async function actions(): Promise<unknown[]> {
  const { rows } = await server.ctx.pool.query(
    'select actor_id, actor_kind, action, target_kind, target_id, detail from audit order by id',
  );
  return rows;
}
