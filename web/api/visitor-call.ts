import { visitorRoutes } from '../../contract/visitor-routes.ts';
import { callOf } from './call.ts';

/** The calls of the visitor's pages; features that both entries share use it. */
export const visitorCall = callOf(visitorRoutes);
