import { routes } from '../../contract/routes.ts';
import { callOf } from './call.ts';
import { timedErrorOf } from './timed-error.ts';

/** Any call of the contract, for the app. */
export const call = callOf(routes, timedErrorOf);
