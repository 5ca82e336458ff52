import * as z from 'zod/mini';

/** A feedback address that waits until someone opens the link that was emailed to it. */
export const feedbackWait = z.object({
  /** The feedback address. */
  address: z.string(),
  /** The account's address, where feedback goes until then. */
  goesTo: z.string(),
  /** Whether an emailed link can confirm it; otherwise one has to be requested. */
  linkSent: z.boolean(),
});

export type FeedbackWait = z.infer<typeof feedbackWait>;

/** The mail server of the address that feedback goes to refuses the email. */
export const feedbackRefusal = z.object({
  address: z.string(),
  /** When the first message that waits for this is deleted (ISO 8601); null if only a test was refused. */
  deadline: z.nullable(z.string()),
});

export type FeedbackRefusal = z.infer<typeof feedbackRefusal>;

/** Null once the address is confirmed. */
export const sendConfirmationReply = z.object({ feedbackWait: z.nullable(feedbackWait) });

/** To which address a test email is on its way. */
export const sendTestReply = z.object({ success: z.literal(true), sentTo: z.string() });

/** The token of the emailed link; of any length, so that a damaged link gets the usual answer. */
export const confirmationBody = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
});

/**
 * What a link can do. `not_needed`: no business uses the address anymore. `unknown`: the link is damaged or
 * too old, or its account is gone or deactivated.
 */
export const confirmationStates = [
  'open',
  'confirmed',
  'used',
  'expired',
  'not_needed',
  'unknown',
] as const;

export type ConfirmationState = (typeof confirmationStates)[number];

/** Business and address are named only if the address is or can be confirmed. */
export const confirmationReply = z.object({
  state: z.enum(confirmationStates),
  businessName: z.nullable(z.string()),
  address: z.nullable(z.string()),
});

export type Confirmation = z.infer<typeof confirmationReply>;
