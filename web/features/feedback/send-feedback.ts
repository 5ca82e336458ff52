import { feedbackPayload, type FeedbackForm } from '../../../contract/feedback-rules.ts';
import { visitorCall } from '../../api/visitor-call.ts';
import { withRetries } from '../../api/retries.ts';

/** The form with defaults for empty fields, and its business. */
export function feedbackBody(form: FeedbackForm, business: { id: number; name: string }) {
  return { ...feedbackPayload(form), businessName: business.name, businessId: business.id };
}

/**
 * Sends feedback. Calls with the same key are received once.
 * @throws ApiError or NetworkError
 */
export async function sendFeedback(
  body: ReturnType<typeof feedbackBody>,
  idempotencyKey: string,
): Promise<void> {
  const params = { id: body.businessId };
  await withRetries(() => visitorCall('sendFeedback', { params, body, idempotencyKey }));
}
