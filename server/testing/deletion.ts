import type { FastifyInstance } from 'fastify';
import type { DeletedBusiness } from '../../contract/deletion.ts';
import { testPassword } from './people.ts';
import { post } from './requests.ts';

/** What owners delete and restore, as called from a browser. */
export function deletionCalls(app: FastifyInstance, cookies: Record<string, string> = {}) {
  return {
    deleteBusiness: ({ id, name }: { id: number; name: string }) =>
      post(app, `/api/businesses/${id}/delete`, { name }, { cookies }),
    restoreBusiness: (id: number) =>
      post(app, `/api/businesses/${id}/restore`, undefined, { cookies }),
    async deleted(): Promise<DeletedBusiness[]> {
      return (await app.inject({ url: '/api/businesses/deleted', cookies })).json();
    },
    deleteAccount: (password = testPassword) =>
      post(app, '/api/account/delete', { password }, { cookies }),
  };
}

export type DeletionCalls = ReturnType<typeof deletionCalls>;
