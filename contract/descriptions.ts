import { deletionDays } from './constraints.ts';
import type { EveryRouteName } from './routes.ts';

/** How `/openapi.json` groups the calls. */
export const tags = {
  Accounts: 'Registering, signing in and out, and passwords.',
  Reviews: 'Drafts of reviews, and the sentiments they are written from.',
  Businesses: 'Businesses, their categories and keyword phrases, and private feedback.',
  Analytics: 'How often drafts were generated and links clicked.',
  Admin: 'Users, businesses, the audit trail, and the state of the installation.',
} as const;

export type Tag = keyof typeof tags;

export interface CallDescription {
  tag: Tag;
  /** One sentence. */
  summary: string;
}

/**
 * What each call does. A call without a line here is a type error. Only the server reads this file, for
 * `/openapi.json`; in `routes.ts` the browser would have to download it.
 */
export const descriptions: Record<EveryRouteName, CallDescription> = {
  ...describe('Accounts', {
    readUser: 'Returns the signed-in user.',
    login:
      'Signs in with an email address and a password, and sets the session cookie; or asks for the second step, if the account has a second factor.',
    completeLogin:
      'Completes a two-step sign-in with a passkey, the code of an authenticator app, or a recovery code.',
    register: 'Starts a registration and emails a code that verifies the address.',
    verifyCode:
      'Verifies an email address with the code that was sent to it, and a new password if asked for one.',
    resendCode: 'Emails a new code for a registration whose address is not verified yet.',
    logout: 'Ends the session and clears its cookie.',
    forgotPassword:
      'Emails a link and a code for resetting the password, if the address has an account.',
    resetPassword: 'Sets a new password, given the token of an emailed link or an emailed code.',
    listSessions: 'Lists the browsers that are signed in to the account.',
    endSession: 'Signs out one of these browsers.',
    endOtherSessions: 'Signs out all of these browsers but the caller’s.',
    deleteAccount: `Deletes the signed-in user’s own account and ends its sessions; for ${deletionDays} days, signing in can restore it.`,
    deactivateAccount: 'Deactivates the signed-in user’s own account and ends its sessions.',
    changeName: 'Changes the signed-in user’s name.',
    setNewPassword:
      'Sets a new password, given the current one, and ends the account’s other sessions.',
    readEmailChange: 'Returns the address that the account changes to once it is confirmed.',
    requestEmailChange:
      'Emails a link to a new address for the account; nothing changes before it is used.',
    cancelEmailChange: 'Cancels that change.',
    readEmailLink: 'Returns what the link in such an email can do, and changes nothing.',
    confirmEmail:
      'Changes the account’s address with the token of an emailed link, and ends its other sessions.',
    downloadData: 'Returns what is stored about the account and its businesses, as a file.',
    readSecondFactor: 'Returns the signed-in user’s second factors.',
    beginPasskey: 'Returns what a browser needs to create a passkey.',
    addPasskey: 'Adds the passkey that a browser created; with the first factor, recovery codes.',
    removePasskey: 'Removes a passkey.',
    beginApp: 'Returns a new secret for an authenticator app.',
    addApp:
      'Adds the authenticator app, given a code that it shows; with the first factor, recovery codes.',
    removeApp: 'Removes the authenticator app.',
    replaceRecoveryCodes: 'Replaces the recovery codes.',
  }),
  ...describe('Reviews', {
    listSentiments: 'Lists the sentiments that visitors choose from.',
    checkSentiment: 'Checks whether a draft can contain a visitor’s own sentiment.',
    generateReview: 'Drafts a review from exactly four sentiments.',
  }),
  ...describe('Businesses', {
    listBusinesses: 'Lists the signed-in user’s businesses, with the counts of their last 30 days.',
    createBusiness: 'Creates a business for the signed-in user.',
    readBusiness:
      'Returns a business by its id: to its owner and to admins in full, to anyone else what is public.',
    readBusinessBySlug: 'Returns what is public about a business, by the slug in its address.',
    updateBusiness: 'Changes the given fields of a business and leaves the others as they are.',
    checkShortAddress:
      'Tells the owner of a business with a temporary slug whether another one can be chosen.',
    setShortAddress:
      'Gives a business with a temporary slug the one that its owner chose, once; the temporary one keeps working.',
    addCategory: 'Adds a category to a business, which may have three.',
    replaceCategories: 'Replaces the categories of a business.',
    addKeyword:
      'Stores the keyword phrases that follow from a business’s categories and city; the phrase sent is checked, but not stored.',
    replaceKeywords:
      'Stores the keyword phrases that follow from a business’s categories and city; the phrases sent are checked, but not stored.',
    addTag:
      'Adds a tagged link to a business, which may have twenty; repeating a name returns the existing link.',
    removeTag: 'Deletes a tagged link; the business’s counts stay.',
    toggleBusiness: 'Activates or deactivates a business.',
    readPoster: 'Returns what was chosen about a business’s poster.',
    savePoster: 'Saves what was chosen about a business’s poster.',
    previewPoster:
      'Draws a poster as an SVG, as its PDF will look, and saves nothing; with `at`, its code has that tagged link.',
    downloadPoster:
      'Returns the saved poster as a PDF (`application/pdf`); with `at`, its code has that tagged link.',
    listDeletedBusinesses: `Lists the signed-in user’s businesses that were deleted in the last ${deletionDays} days.`,
    deleteBusiness: `Deletes a business, given its name; for ${deletionDays} days, its owner can restore it.`,
    restoreBusiness: 'Restores a deleted business.',
    dismissTransfer:
      'Dismisses the note that a business was transferred to the signed-in user (`unseenTransfer`).',
    sendConfirmation:
      'Emails the business’s feedback address a link that confirms it, unless it is confirmed.',
    sendTestFeedback: 'Sends a test email to the address where the business’s feedback goes now.',
    readConfirmation: 'Returns what the link in such an email can do, and changes nothing.',
    confirmAddress:
      'Confirms a feedback address with the token of an emailed link: from then on, feedback goes there.',
    sendFeedback:
      'Emails a visitor’s private feedback to the business, and forgets it once it is delivered.',
  }),
  ...describe('Analytics', {
    readAnalytics:
      'Returns how often a business’s drafts were generated and its links clicked: in all, and on each of the last 30 days.',
    readDailyCounts: 'Returns the same counts for each day since the business was created.',
    readRecentUse:
      'Returns the visits of a business’s page, what they did, and by which tagged links they came, on the last 30 days of its time zone.',
    recordVisit:
      'Counts a visit of a business’s page, a good or bad choice, or a copied review; nothing about the visitor.',
    recordGoogleClick: 'Counts a click on a business’s Google link.',
    recordFacebookClick: 'Counts a click on a business’s Facebook link.',
  }),
  ...describe('Admin', {
    listUsers: 'Lists all users, page by page.',
    listAllBusinesses: 'Lists all businesses, page by page.',
    readUserAsAdmin: 'Returns a user by their id.',
    listBusinessesOfUser: 'Lists the businesses of a user.',
    readDrafting: 'Returns how drafts were written lately, and by which writer.',
    deleteUser: `Deletes a user along with their businesses, and ends their sessions; for ${deletionDays} days, the user can be restored.`,
    restoreUser: 'Restores a deleted user, and the businesses that were deleted with the user.',
    toggleUser: 'Activates or deactivates a user.',
    correctUser:
      'Corrects the name of a user, or starts correcting their email address, which the new one has to confirm.',
    resendVerification:
      'Emails a new verification code to a user who has not verified their address.',
    sendReset: 'Emails a user a link and a code for resetting their password.',
    suspendBusiness:
      'Suspends a business, which its owner cannot undo, and emails them the reason.',
    liftSuspension: 'Lifts the suspension of a business.',
    transferBusiness: 'Transfers a business to another account.',
    runSystemChecks: 'Checks the installation, as npm run doctor does, and says what to do.',
    sendTestEmail: 'Sends a test email to the address of the admin who asks.',
    exportUsers: 'Returns all users of a list as CSV.',
    exportBusinesses: 'Returns all businesses of a list as CSV.',
    exportAudit: 'Returns the audit trail as CSV.',
    listAudit: 'Lists the audit trail, the newest entry first.',
    readOverview: 'Returns the figures of the whole installation.',
    listFailingEmails:
      'Lists the emails that could not be sent, and why, without their content and recipients.',
    retryEmail: 'Tries to send a waiting email now.',
    retryEmails: 'Tries to send all waiting emails now.',
  }),
};

const reusedKey =
  'The `Idempotency-Key` belongs to an earlier request with different content (`idempotency_key_reused`).';
const staleRevision =
  'The data has changed since the client read it; nothing was saved (`stale_revision`).';

/** When a call is answered 409: clients should expect it and say what to do. */
export const conflicts: Partial<Record<EveryRouteName, string>> = {
  generateReview: reusedKey,
  sendFeedback: reusedKey,
  updateBusiness: staleRevision,
  replaceCategories: staleRevision,
  setShortAddress: 'The business already has its slug, which can’t be changed (`slug_fixed`).',
  transferBusiness: staleRevision,
};

function describe<Name extends EveryRouteName>(
  tag: Tag,
  summaries: Record<Name, string>,
): Record<Name, CallDescription> {
  const described = Object.entries<string>(summaries).map(([name, summary]) => [
    name,
    { tag, summary },
  ]);
  return Object.fromEntries(described) as Record<Name, CallDescription>; // of the same names
}
