import { api } from '../../contract/api.ts';
import { readUser } from '../domain/accounts/read-user.ts';
import type { Serve } from '../http/endpoints.ts';

export function serveAccounts(serve: Serve): void {
  serve(api.readUser, ({ actor }) => readUser(actor));
}
