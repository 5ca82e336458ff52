import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { errorReply } from '../../contract/errors.ts';
import type { BusinessRow } from '../db/businesses.ts';
import { beginSession } from '../domain/accounts/sessions.ts';
import {
  everyAddressed,
  everyEndpoint,
  everyGuarded,
  everyWrite,
  goodCall,
  lostCall,
} from '../testing/every-endpoint.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { bodyLimitOf } from './endpoints.ts';

let server: TestServer;
let business: BusinessRow;
/** The sessions of the business's owner, and of an admin. */
let cookies: Record<string, string>;
let adminCookies: Record<string, string>;

beforeAll(async () => {
  // This file sends more malformed calls than the limits allow.
  server = await startTestServer({ LIMITS: 'off' });
  const owner = await server.addUser();
  business = await server.addBusiness({ userId: owner.id });
  cookies = await server.signIn(owner);
  adminCookies = await server.signIn(await server.addOwner({ isAdmin: true }));
});

afterAll(() => server.close());

describe.each(everyGuarded)('%s', (_name, endpoint) => {
  it('rejects a caller without a session', async () => {
    const answer = await server.app.inject(goodCall(endpoint, business));
    expectRefusal(answer, 401, 'sign_in_required');
  });

  it('S-69 rejects a caller with only the fixed header', async () => {
    const headers = { 'x-requested-with': 'fourgood' };
    const answer = await server.app.inject({ ...goodCall(endpoint, business), headers });
    expectRefusal(answer, 401, 'sign_in_required');
  });
});

describe.each(everyGuarded.filter(([, { access }]) => access === 'admin'))(
  '%s',
  (_name, endpoint) => {
    it('rejects a signed-in owner', async () => {
      const owner = await server.addOwner();
      const sid = await beginSession(server.ctx, owner, owner.sessionEpoch);
      const call = { ...goodCall(endpoint, business), cookies: { sid } };
      expectRefusal(await server.app.inject(call), 403, 'forbidden');
    });
  },
);

it.each(everyGuarded.filter(([, { method }]) => method !== 'GET'))(
  '%s reads no body from a caller without a session',
  async (_name, endpoint) => {
    const headers = { 'content-type': 'application/json' };
    const call = { ...goodCall(endpoint, business), payload: '{"cut off', headers };
    expectRefusal(await server.app.inject(call), 401, 'sign_in_required');
  },
);

// Calls about another person's business: `routes/businesses/access.test.ts`. K-28: whether another person's
// account exists is not revealed.
const everyFindable = everyAddressed.filter(([name]) => name !== 'deactivateAccount');

it.each(everyFindable)(
  'K-13 K-14 K-15 K-16 K-17 %s answers 404 for an unknown id',
  async (_name, endpoint) => {
    const answer = await server.app.inject({
      ...lostCall(endpoint, business),
      cookies: cookiesFor(endpoint),
    });
    expectRefusal(answer, 404, 'not_found');
  },
);

describe.each(everyAddressed)('%s', (_name, endpoint) => {
  it.each(['0', '-1', '1.5', '0x1', '1e0', '%201', '01', '2147483648', '9'.repeat(400)])(
    'answers 404 for the id %s',
    async (value) => {
      const call = goodCall(endpoint, business);
      const url = call.url.replace(/\/(\d+|business-\d+)(?=\/|$)/, `/${value}`);
      expectRefusal(
        await server.app.inject({ ...call, url, cookies: cookiesFor(endpoint) }),
        404,
        'not_found',
      );
    },
  );
});

describe.each(everyWrite)('%s', (_name, endpoint) => {
  const largest = bodyLimitOf(endpoint);

  it('accepts a body of the maximum size', async () => {
    const answer = await send(bodyOf(largest), 'application/json');
    expect(answer.statusCode).not.toBe(413);
  });

  it('C-12 rejects a body that is one byte larger', async () => {
    expectRefusal(await send(bodyOf(largest + 1), 'application/json'), 413, 'too_large');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'rejects a body of type %s',
    async (type) => {
      expectRefusal(await send('a=b', type), 415, 'unsupported_media_type');
    },
  );

  it.each([
    ['cut off', '{"feedback": "abc'],
    ['not JSON', 'feedback=abc'],
    ['after the prototype', '{"__proto__": {"isAdmin": true}}'],
    ['after the constructor', '{"constructor": {"prototype": {"isAdmin": true}}}'],
  ])('rejects a body that is %s', async (_what, payload) => {
    expectRefusal(await send(payload, 'application/json'), 400, 'invalid_request');
  });

  /** JSON of this many bytes. */
  function bodyOf(bytes: number): string {
    const empty = JSON.stringify({ filler: '' });
    return JSON.stringify({ filler: 'x'.repeat(bytes - empty.length) });
  }

  function send(payload: string, type: string): Promise<LightMyRequestResponse> {
    const headers = { 'content-type': type };
    const isGuarded = endpoint.access === 'user' || endpoint.access === 'admin';
    return server.app.inject({
      // Other tests need the existing rows unchanged.
      ...lostCall(endpoint, business),
      ...(isGuarded && { cookies: cookiesFor(endpoint) }),
      payload,
      headers,
    });
  }
});

describe.each(everyWrite.filter(([, { body }]) => body))('%s', (_name, endpoint) => {
  it.each([undefined, 'null', '[]', '"text"', '7'])(
    'rejects %s instead of a body',
    async (body) => {
      const { payload: _payload, ...call } = goodCall(endpoint, business);
      const headers = { 'content-type': 'application/json' };
      const answer = await server.app.inject({
        ...call,
        cookies: cookiesFor(endpoint),
        ...(body && { payload: body, headers }),
      });
      expectRefusal(answer, 400, 'invalid_request');
    },
  );

  it('rejects a wrong type in each field, field by field', async () => {
    const call = goodCall(endpoint, business);
    const body = call.payload as object; // of calls with a body, which these are
    for (const name of Object.keys(body)) {
      const payload = { ...body, [name]: { wrong: true } };
      const answer = await server.app.inject({
        ...call,
        payload,
        cookies: cookiesFor(endpoint),
      });
      expectRefusal(answer, 400, 'invalid_request');
      expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([name]);
    }
  });
});

it('K-34 answers unknown API URLs with JSON, for any method', async () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
  for (const method of methods) {
    for (const url of ['/api', '/api/', '/api/nope', '/api/user/1?x=1']) {
      const answer = await server.app.inject({ method, url });
      expect(answer.statusCode, `${method} ${url}`).toBe(404);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      if (method !== 'HEAD') expectRefusal(answer, 404, 'not_found');
    }
  }
});

it('answers a malformed URL in the error format', async () => {
  const answer = await server.app.inject('/api/businesses/slug/%zz');
  expectRefusal(answer, 400, 'invalid_request');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
});

it('has at least the calls that visitors make', () => {
  expect(everyEndpoint.length).toBeGreaterThanOrEqual(8);
  expect(everyWrite.length).toBeGreaterThanOrEqual(4);
  expect(everyGuarded.length).toBeGreaterThanOrEqual(1);
});

function expectRefusal(answer: LightMyRequestResponse, status: number, code: string): void {
  expect(answer.statusCode).toBe(status);
  const body = errorReply.parse(answer.json());
  expect(body.code).toBe(code);
  expect(body.message).toBe(body.error);
  // A sentence, which may start with the name of a field.
  expect(body.message).toMatch(/^[A-Z].{3,}|^[a-z][\w[\].]* must .{3,}\.$/);
  expect(body.reference).toBeUndefined();
}

/** The session that the call requires, if any. */
function cookiesFor({ access }: Endpoint): Record<string, string> {
  return access === 'admin' ? adminCookies : cookies;
}
