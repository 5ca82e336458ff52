import { normalizeText } from './text.ts';

/**
 * The sentiments that a visitor can choose from, most mentioned first: the qualities that patients name in
 * reviews and that patient surveys (CG-CAHPS) ask about. Outcomes, prices and recommendations are left out
 * on purpose.
 */
export const offeredSentiments = [
  'Friendly staff',
  'Caring and compassionate',
  'Professional',
  'Seen on time',
  'Listened to me',
  'Thorough',
  'Clear explanations',
  'Well organized',
  'Knowledgeable',
  'Never felt rushed',
  'Helpful',
  'Put me at ease',
  'Responsive follow-up',
  'Easy to schedule',
  'Attentive',
  'Treated with respect',
  'Trustworthy',
  'Clean and comfortable office',
] as const;

export type OfferedSentiment = (typeof offeredSentiments)[number];

/** A custom sentiment as shown and sent: first letter in upper case, the rest in lower case. */
export function capitalizeSentiment(text: string): string {
  const [first = '', ...rest] = normalizeText(text);
  return first.toUpperCase() + rest.join('').toLowerCase();
}
