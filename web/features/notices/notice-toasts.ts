import type { Toast } from '../../ui/toast-queue.ts';

/** No business has the slug. */
export const unknownBusiness = {
  title: 'Business not found',
  description: "Sorry, we couldn't find information for this business",
  tone: 'danger',
} as const satisfies Toast;

/** The business could not be loaded. */
export const unreachableBusiness = {
  title: 'Error loading business information',
  description: 'There was a problem accessing business information',
  tone: 'danger',
} as const satisfies Toast;
