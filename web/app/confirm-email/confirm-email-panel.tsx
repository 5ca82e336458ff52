import type { EmailLink } from '../../../contract/account-settings.ts';
import { brand } from '../../../contract/brand.ts';
import { AccountForm } from '../../features/account-forms/account-form.tsx';
import { AuthPanel } from '../../features/account-forms/auth-panel.tsx';
import { CurrentPasswordField } from '../../features/account-forms/password-fields.tsx';
import { useAccountForm } from '../../features/account-forms/use-account-form.ts';
import { EmailText } from '../own-account/email-text.tsx';
import { ownAccountFailure } from '../own-account/own-account-toasts.ts';

interface ConfirmEmailPanelProps {
  link: EmailLink;
  /** @throws ApiError, NetworkError */
  onConfirm: (password: string | null) => Promise<unknown>;
}

/** Says what confirming means; where nobody is signed in to the account, it takes the password. */
export function ConfirmEmailPanel({ link, onConfirm }: ConfirmEmailPanelProps) {
  const { email, needsPassword } = link;
  const form = useAccountForm<{ password: string }>({
    fields: ['password'],
    check: ({ password }) =>
      needsPassword && password === '' ? { password: 'Please enter your password' } : {},
    send: async ({ password }) => void (await onConfirm(needsPassword ? password : null)),
    describe: ownAccountFailure,
  });
  return (
    <AuthPanel title="Confirm your new email address">
      <p>
        Once you confirm it, you’ll sign in with{' '}
        <strong>
          <EmailText email={email ?? ''} />
        </strong>
        , and emails about your {brand.name} account will go there.
      </p>
      <p className="soft">
        {needsPassword
          ? 'To confirm that this is your account, enter its password. You’ll be signed out everywhere.'
          : 'You’ll be signed out everywhere else.'}
      </p>
      <AccountForm form={form} submit="Confirm email address">
        {needsPassword && (
          <CurrentPasswordField id="confirm-email-password" error={form.errors.password} />
        )}
      </AccountForm>
      <p className="soft">If you don’t know why you got this link, close this page.</p>
    </AuthPanel>
  );
}
