import type { NamedEndpoint } from '../../server/testing/every-endpoint.ts';

/** Who sends a request. `stranger` owns another business; `deactivated` has a session from before that. */
export const roles = [
  'signed out',
  'garbage',
  'stranger',
  'owner',
  'deactivated',
  'admin',
] as const;

export type Role = (typeof roles)[number];

/** An id that is known only once the people exist. */
export const references = ['own', 'victim', 'target', 'unknown'] as const;

export type Reference = (typeof references)[number];

/** A path parameter: somebody's id or slug, or this text. */
export type Parameter = { of: Reference } | { text: string };

/** A request before its ids are filled in. */
export interface Plan {
  /** It and the seed make the request again. */
  number: number;
  role: Role;
  /** Undefined for pages, files and paths that do not exist. */
  endpoint: NamedEndpoint | undefined;
  method: string;
  /** With `{name}` for each parameter. */
  path: string;
  parameters: Record<string, Parameter>;
  /** With its question mark, or empty. */
  search: string;
  headers: [name: string, value: string][];
  body: Buffer | undefined;
  /** Bytes to write to a connection instead. */
  raw: Buffer | undefined;
}
