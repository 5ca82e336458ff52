import { afterAll, beforeAll, expect, it } from 'vitest';
import { api } from '../../contract/api.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { everyEndpoint } from '../testing/every-endpoint.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

interface OpenApi {
  info: { description: string; contact: { email: string } };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
}
interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { description: string; content: Record<string, Media> }>;
}
interface Media {
  schema: object;
  example?: unknown;
}

const env = { CONTACT_EMAIL: 'help@clinic.example.com', PUBLIC_URL: 'http://clinic.example.com' };

let server: TestServer;
let openApi: OpenApi;

beforeAll(async () => {
  server = await startTestServer(env);
  openApi = (await server.app.inject('/openapi.json')).json();
});

afterAll(() => server.close());

it('names the API, its server and its contact', () => {
  expect(openApi.info.description).toMatch(/^The API behind Fourgood’s own pages/);
  expect(openApi.info.contact.email).toBe(env.CONTACT_EMAIL);
  expect(openApi.servers).toEqual([{ url: env.PUBLIC_URL }]);
});

it.each(everyEndpoint)('describes %s and its access', (name, endpoint) => {
  const { operationId, tags, summary, description } = operationOf(endpoint);
  expect(operationId).toBe(name);
  expect(openApi.tags.map((tag) => tag.name)).toContain(tags[0]);
  expect(summary).toMatch(/^[A-Z][^.]+\.$/);
  expect(description).toContain(summary);
  expect(description).toContain(`Rate limit "${endpoint.limit}"`);
  expect(description.includes('For admins.')).toBe(endpoint.access === 'admin');
});

it.each(everyEndpoint)('describes the response of %s, and its errors', (_name, endpoint) => {
  const { responses } = operationOf(endpoint);
  expect(responses['200']?.description).toBe('Success');
  const { schema } = responses['default']?.content['application/json'] ?? {};
  expect(schema).toMatchObject({ required: ['error', 'message', 'code'] });
});

it.each([
  ['sendFeedback', api.sendFeedback, 'idempotency_key_reused'],
  ['generateReview', api.generateReview, 'idempotency_key_reused'],
  ['updateBusiness', api.updateBusiness, 'stale_revision'],
])('describes when %s is in conflict', (_name, endpoint, code) => {
  const conflict = operationOf(endpoint).responses['409'];
  expect(conflict?.description).toContain(code);
  expect(conflict?.content['application/json']?.schema).toHaveProperty('required');
});

const everyBody = everyEndpoint.filter(([, { body }]) => body !== undefined);

it.each(everyBody)('has an example for the body of %s', (_name, endpoint) => {
  const { example } = operationOf(endpoint).requestBody?.content['application/json'] ?? {};
  expect(example).toBeTypeOf('object');
  expect(endpoint.body?.safeParse(example).success).toBe(true);
});

it('has an example of a draft', () => {
  const { content } = operationOf(api.generateReview).responses['200'] ?? {};
  const example = content?.['application/json']?.example;
  expect(api.generateReview.reply.safeParse(example).success).toBe(true);
});

function operationOf({ path, method }: Endpoint): Operation {
  const operation = openApi.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not described.`);
  return operation;
}
