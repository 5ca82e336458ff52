import { registrationErrors, type RegisterForm } from '../../../contract/account-rules.ts';
import { toasts, type Toast } from '../../ui/toast-queue.ts';
import { register } from './account-calls.ts';
import { failureTitles, failureToast, registrationToasts } from './account-toasts.tsx';
import { openInNewTab, previewAddress } from './preview.ts';
import { sentenceOf } from './refusal.ts';
import { useAccountForm } from './use-account-form.ts';

export interface RegisterFlow {
  /** Receives the address that the code was sent to, and the form values for registering again. */
  onRegister: (email: string, form: RegisterForm) => void;
}

/** Registers an account without signing in. */
export function useRegister({ onRegister }: RegisterFlow) {
  return useAccountForm<RegisterForm>({
    fields: ['name', 'email', 'password', 'confirmPassword'],
    check: registrationErrors,
    send: async (form) => onRegister(await registerAndTell(form), form),
    describe: registrationFailure,
  });
}

/**
 * Registers, shows a toast, and returns the address that the code was sent to. Repeating the same
 * registration sends a new code.
 */
async function registerAndTell(form: RegisterForm): Promise<string> {
  const { message, user, devEmailPreview } = await register(form);
  const preview = previewAddress(devEmailPreview);
  const action = {};
  for (const toast of registrationToasts(message, preview)) toasts.show(toast, action);
  if (preview) openInNewTab(preview);
  // Fall back to the entered address.
  return (user as typeof user | undefined)?.email || form.email.trim(); // a proxy's response may have no user
}

function registrationFailure(error: unknown): Toast {
  return failureToast(
    failureTitles.registration,
    sentenceOf(error, { refused: 'Please try again.' }),
  );
}
