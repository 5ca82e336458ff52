import type { SwaggerOptions } from '@fastify/swagger';
import { tags } from '../../contract/descriptions.ts';
import { brand } from '../../contract/brand.ts';
import type { Config } from '../config/config.ts';
import { transformSchemas } from './operations.ts';

const about = `The API behind ${brand.name}’s own pages, in JSON. A session cookie says who is signed in. Writes from pages of another origin are refused. Every error has the same shape, with a stable \`code\`.`;

/** What `/openapi.json` says about the API as a whole; for single calls, see `operations.ts`. */
export function openApiOptions({
  publicUrl,
  contactEmail,
}: Pick<Config, 'publicUrl' | 'contactEmail'>): SwaggerOptions {
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: brand.name,
        version: brand.version,
        description: about,
        contact: { name: brand.name, email: contactEmail },
      },
      servers: [{ url: publicUrl }],
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    },
    transform: transformSchemas,
  };
}
