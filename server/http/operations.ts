import type { FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { api } from '../../contract/api.ts';
import { conflicts, descriptions } from '../../contract/descriptions.ts';
import type { Access, Endpoint } from '../../contract/endpoint.ts';
import { errorReply } from '../../contract/errors.ts';
import { examples } from '../../contract/examples.ts';
import { rateLimits } from '../../contract/rate-limits.ts';

type Name = keyof typeof api;
type JsonSchema = Record<string, unknown>;

const names = new Map<Endpoint, Name>(
  Object.entries(api).map(([name, endpoint]) => [endpoint, name as Name]), // its own keys
);

const access: Readonly<Record<Access, string>> = {
  public: 'Open to anyone.',
  anyone: 'Open to anyone; a session, if there is one, says who is calling.',
  user: 'For signed-in users.',
  admin: 'For admins.',
};

/** What OpenAPI says about a call besides its schemas. */
export function describeOperation(endpoint: Endpoint): FastifySchema {
  const name = names.get(endpoint);
  if (!name) throw new Error(`${endpoint.method} ${endpoint.path} is not in contract/api.ts.`);
  const { tag, summary } = descriptions[name];
  const { points, seconds } = rateLimits[endpoint.limit];
  const limit = `Rate limit "${endpoint.limit}": ${points} calls per visitor in ${seconds} seconds.`;
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: `${summary} ${access[endpoint.access]} ${limit}`,
  };
}

/** Converts Zod's schemas to JSON Schema, and adds the contract's examples and the error schema. */
export const transformSchemas: typeof jsonSchemaTransform = (document) => {
  const name = document.schema.operationId as Name | undefined; // set above
  if (!name) return jsonSchemaTransform(document);
  const conflict = conflicts[name];
  const response = {
    ...(document.schema.response as object), // keyed by status
    ...(conflict && { 409: errorReply }),
    default: errorReply,
  };
  const { schema, url } = jsonSchemaTransform({
    ...document,
    schema: { ...document.schema, response },
  });
  const { body, reply } = examples[name] ?? {};
  const replies = schema.response as Record<string, JsonSchema>; // what Zod's schemas have become
  Object.assign(schema.body ?? {}, body && { examples: [body] });
  Object.assign(replies['200'] ?? {}, says('Success'), reply && { examples: [reply] });
  const { produces }: Endpoint = api[name];
  // Of a file; errors are JSON.
  if (produces) replies['200'] = { ...says('Success'), content: { [produces]: { schema: file } } };
  Object.assign(replies['409'] ?? {}, conflict && says(conflict));
  Object.assign(replies['default'] ?? {}, says('An error; its `code` says which'));
  return { schema, url };
};

const file: JsonSchema = { type: 'string' };

/** How `@fastify/swagger` takes the description of a response. */
function says(text: string): JsonSchema {
  return { 'x-response-description': text };
}
