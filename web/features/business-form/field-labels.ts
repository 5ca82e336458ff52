import type { FieldName } from './business-values.ts';

/** Field labels. */
export const fieldLabels: Readonly<Record<FieldName, string>> = {
  name: 'Business name',
  nickname: 'Nickname',
  city: 'City',
  state: 'State',
  logoUrl: 'Logo',
  googleCategory1: 'Primary category',
  googleCategory2: 'Second category',
  googleCategory3: 'Third category',
  contactName: 'Contact name',
  feedbackEmail: 'Feedback email',
  reviewUrl: 'Google review link',
  facebookUrl: 'Facebook link',
  timeZone: 'Time zone',
};
