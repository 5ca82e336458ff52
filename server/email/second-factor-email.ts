import { brand } from '../../contract/brand.ts';
import * as paths from '../../contract/page-paths.ts';
import { greeting } from './account-greeting.ts';
import { emailContent, type EmailContent } from './layout.ts';
import { formatTimestamp } from '../format-time.ts';
import { button, link, paragraph } from './pieces.ts';

/** What happened to an account's second factors. */
export type FactorChange = keyof typeof texts;

interface ChangedFactor {
  name: string;
  change: FactorChange;
  at: Date;
  publicUrl: string;
  contactEmail: string;
}

const texts = {
  passkey_added: {
    title: 'A passkey was added',
    event: 'A passkey for two-step sign-in was added to your account',
  },
  passkey_removed: {
    title: 'A passkey was removed',
    event: 'A passkey for two-step sign-in was removed from your account',
  },
  app_added: {
    title: 'An authenticator app was added',
    event: 'An authenticator app for two-step sign-in was added to your account',
  },
  app_removed: {
    title: 'An authenticator app was removed',
    event: 'The authenticator app for two-step sign-in was removed from your account',
  },
  recovery_codes_replaced: {
    title: 'You have new recovery codes',
    event: 'The recovery codes for your account were replaced, and the old ones stopped working',
  },
  recovery_code_used: {
    title: 'A recovery code was used',
    event: 'Someone signed in to your account with your password and one of your recovery codes',
  },
  codes_refused: {
    title: 'Too many wrong codes',
    event:
      'Someone typed your password and then too many wrong codes for your authenticator app, the last',
  },
  turned_off_by_reset: {
    title: 'Two-step sign-in was turned off',
    event:
      'Resetting your password also turned off two-step sign-in, because it had been on for less than seven days. Please set it up again. This happened',
  },
  turned_off: {
    title: 'Two-step sign-in was turned off',
    event:
      'The last passkey or authenticator app was removed from your account, so the password alone is enough to sign in. This happened',
  },
  factors_reset: {
    title: 'Two-step sign-in was turned off',
    event:
      'Two-step sign-in was turned off for your account by the operator of this service, and all devices were signed out',
  },
} as const;

/** Notifies an account's owner of a change of how they sign in. */
export function secondFactorEmail(changed: ChangedFactor): EmailContent {
  const { name, change, at, publicUrl, contactEmail } = changed;
  const { title, event } = texts[change];
  const isAdded = change === 'passkey_added' || change === 'app_added';
  return emailContent({
    subject: `${brand.name}: ${title}`,
    title,
    preview: "If this was you, you don't need to do anything.",
    pieces: [
      greeting(name),
      paragraph(
        `${event} on ${formatTimestamp(at)}. If this was you, you don't need to do anything.`,
      ),
      paragraph(
        `If this wasn't you, someone may know your password. Reset it on the sign-in page${isAdded ? ', which also turns off two-step sign-in if it has been on for less than seven days' : ''}, check two-step sign-in in your account settings, and email `,
        link(`mailto:${contactEmail}`, contactEmail),
        '.',
      ),
      button('Account settings', `${publicUrl}${paths.accountSettings}`),
    ],
    footnote: `You're receiving this because you have a ${brand.name} account.`,
  });
}
