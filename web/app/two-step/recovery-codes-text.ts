/** What is copied and downloaded. */
export function recoveryCodesText(codes: readonly string[], email: string): string {
  return [
    `Fourgood recovery codes for ${email}`,
    '',
    'Each code lets you sign in once instead of your passkey or authenticator app.',
    '',
    ...codes,
    '',
  ].join('\n');
}
