import { supportRoutes } from '../../../../contract/support-routes.ts';
import { callOf } from '../../../api/call.ts';

/** The calls with which admins support owners. */
export const call = callOf(supportRoutes);
