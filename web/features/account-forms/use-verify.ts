import { useEffect, useState } from 'react';
import {
  emailError,
  verificationErrors,
  verificationWithPasswordErrors,
  type VerifyWithPasswordForm,
} from '../../../contract/account-rules.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { ApiError } from '../../api/errors.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { verifyCode, withoutSpaces } from './account-calls.ts';
import { failureTitles, failureToast, verifiedToast } from './account-toasts.tsx';
import { sentenceOf, wrongCode } from './refusal.ts';
import { useAccountForm } from './use-account-form.ts';

export interface VerifyFlow {
  codeRule: 'A' | 'B';
  onVerify: (email: string) => void;
  /** The code has verified the address before. */
  onVerifiedBefore: (email: string) => void;
}

/**
 * Verifies an address with its emailed code. If the server cannot tell whose password the account should
 * get, `reason` is its explanation, and the form has to ask for a name and a password too.
 */
export function useVerify({ codeRule, onVerify, onVerifiedBefore }: VerifyFlow) {
  const [reason, setReason] = useState<string | null>(null);
  /** Why no new code can be sent to what was typed. */
  const [emailRefusal, setEmailRefusal] = useState<string>();
  const isChoosing = reason !== null;
  const tidy = (form: VerifyWithPasswordForm) => ({ ...form, code: withoutSpaces(form.code) });
  const form = useAccountForm<VerifyWithPasswordForm>({
    fields: isChoosing ? [...proof, ...choice] : proof,
    check: (values) =>
      (isChoosing ? verificationWithPasswordErrors : verificationErrors)(tidy(values), codeRule),
    async send(values) {
      try {
        const { message } = await verifyCode(tidy(values), isChoosing ? values : undefined);
        toasts.show(verifiedToast(message));
        onVerify(values.email.trim());
      } catch (error) {
        if (hasCode(error, 'already_verified')) return onVerifiedBefore(values.email.trim());
        if (!hasCode(error, 'password_required')) throw error;
        form.reset();
        setReason(error.message);
      }
    },
    describe: (error) =>
      failureToast(failureTitles.verification, sentenceOf(error, { refused: 'Please try again.' })),
    refused: (error) => wrongCode(error, 'code'),
  });

  // The new fields are above the button that was clicked.
  useEffect(() => {
    if (isChoosing) fieldIn(form.ref.current, 'name')?.focus();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isChoosing]);
  /** The address to send a new code to; null if it first has to be corrected, as the form then says. */
  function emailToUse(): string | null {
    const field = fieldIn(form.ref.current, 'email') as HTMLInputElement | null; // an input
    const email = field?.value ?? '';
    const error = emailError({ email }).email;
    setEmailRefusal(error);
    if (error === undefined) return email;
    field?.focus();
    return null;
  }
  /** Clears a code that a newer one has replaced, with what was said about it. */
  function clearCode(): void {
    const field = fieldIn(form.ref.current, 'code') as HTMLInputElement | null; // an input
    if (field) field.value = '';
    form.reset();
  }
  function onInput(): void {
    setEmailRefusal(undefined);
    form.onInput();
  }
  const email = form.errors.email ?? emailRefusal;
  return { ...form, errors: { ...form.errors, email }, onInput, reason, emailToUse, clearCode };
}

const proof = ['email', 'code'] as const;
const choice = ['name', 'password', 'confirmPassword'] as const;

function hasCode(error: unknown, code: ErrorCode): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

function fieldIn(form: HTMLFormElement | null, name: string): HTMLElement | null {
  return (form?.elements.namedItem(name) ?? null) as HTMLElement | null; // names are unique
}
