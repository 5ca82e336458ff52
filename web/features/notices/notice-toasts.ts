import type { Toast } from '../../ui/toast-queue.ts';

/** T-36 */
export const unknownBusiness = {
  title: 'Business not found',
  description: "Sorry, we couldn't find information for this business",
  tone: 'danger',
} as const satisfies Toast;

/** T-37 */
export const unreachableBusiness = {
  title: 'Error loading business information',
  description: 'There was a problem accessing business information',
  tone: 'danger',
} as const satisfies Toast;
