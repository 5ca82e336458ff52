import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { api } from '../../contract/api.ts';
import { routes } from '../../contract/routes.ts';
import { supportRoutes } from '../../contract/support-routes.ts';
import { everyEndpoint } from '../testing/every-endpoint.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

interface Operation {
  parameters?: { in: string; name: string; required: boolean; schema: object }[];
  requestBody?: { required: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content: Record<string, { schema: Schema }> }>;
}
/** `items`: of a list; `anyOf`: of a response that depends on the caller. */
interface Schema {
  items?: object;
  anyOf?: object[];
}
interface Description {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
}

let server: TestServer;
let description: Description;

beforeAll(async () => {
  server = await startTestServer();
  description = (await server.app.inject('/openapi.json')).json();
});

afterAll(() => server.close());

it('says what it describes', () => {
  expect(description.openapi).toBe('3.1.0');
  expect(description.info).toMatchObject({ title: 'Fourgood', version: '1.0.2' });
});

it('describes every call of the contract and nothing else', () => {
  const described = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const promised = everyEndpoint.map(([, { method, path }]) => `${method} ${path}`);
  expect(described.toSorted()).toEqual(promised.toSorted());
});

it.each(everyEndpoint)('describes %s', (_name, endpoint) => {
  const { method, path, params, query, body, produces } = endpoint;
  const operation = description.paths[path]?.[method.toLowerCase()];
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const all = operation?.parameters ?? [];
  const inQuery = query ? Object.keys((query as z.ZodMiniObject).shape) : []; // every query is an object
  expect(all.filter((one) => one.in === 'query').map(({ name }) => name)).toEqual(inQuery);
  const parameters = all.filter((one) => one.in !== 'query');
  expect(parameters.map(({ name }) => name)).toEqual(inPath);
  expect(params !== undefined).toBe(inPath.length > 0);
  for (const parameter of parameters) {
    expect(parameter).toMatchObject({ in: 'path', required: true, schema: { type: 'string' } });
  }
  expect(operation?.requestBody !== undefined).toBe(body !== undefined);
  const { content } = operation?.responses['200'] ?? {};
  expect(Object.keys(content ?? {})).toEqual([produces ?? 'application/json']);
  const reply = content?.['application/json']?.schema;
  for (const schema of produces ? [] : (reply?.anyOf ?? [reply?.items ?? reply])) {
    expect(schema).toMatchObject({ type: 'object', properties: expect.anything() });
  }
});

it('describes a body by its fields', () => {
  const { requestBody } = description.paths['/api/businesses/{id}/send-feedback']?.['post'] ?? {};
  expect(requestBody?.content['application/json']?.schema).toMatchObject({
    type: 'object',
    required: ['feedback'],
    properties: { name: { type: 'string' }, email: { type: 'string' }, phone: { type: 'string' } },
  });
});

it('has no dangling references', () => {
  expect(JSON.stringify(description)).not.toContain('$ref');
});

it('has a contract whose two lists agree', () => {
  const pick = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
  const listed = Object.entries({ ...routes, ...supportRoutes }).map(
    ([name, route]) => [name, pick(route)] as const,
  );
  const served = Object.entries(api).map(([name, endpoint]) => [name, pick(endpoint)] as const);
  expect(new Map(served)).toEqual(new Map(listed));
});
