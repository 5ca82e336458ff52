import { visitorRoutes } from '../../contract/visitor-routes.ts';
import { callOf } from './call.ts';

/** The API calls of the visitor's pages; features used by both entries use it too. */
export const visitorCall = callOf(visitorRoutes);
