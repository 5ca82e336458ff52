/** After a password reset that also turned two-step sign-in off. */
export const twoStepOffSentence =
  'Resetting your password turned two-step sign-in off, because it had been on for less than a week. After you sign in, turn it on again in Account Settings.';
