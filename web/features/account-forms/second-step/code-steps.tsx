import { secondFactorMessages } from '../../../../contract/second-factor-rules.ts';
import { withoutSpaces } from '../account-calls.ts';
import { AccountField } from '../account-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { saidAt } from '../refusal.ts';
import { useAccountForm } from '../use-account-form.ts';
import { proveSecondStep, secondStepFailure, type SecondStepFlow } from './use-second-step.ts';

/** The six digits that an authenticator app shows. */
export function AppCodeStep(flow: SecondStepFlow) {
  const form = useAccountForm<{ code: string }>({
    fields: ['code'],
    check: appCodeErrors,
    send: ({ code }) => proveSecondStep({ code: withoutSpaces(code) }, flow),
    ...saidAt('code', secondStepFailure),
  });
  return (
    <AccountForm form={form} submit="Sign in">
      <AppCodeField id="second-step-code" error={form.errors.code} />
    </AccountForm>
  );
}

/** Takes what apps show: with spaces, too. */
export function AppCodeField(props: { id: string; error: string | undefined }) {
  return (
    <AccountField
      {...props}
      name="code"
      label="6-digit code"
      hint="Your authenticator app shows a new one every 30 seconds."
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="done"
    />
  );
}

export function appCodeErrors({ code }: { code: string }): { code?: string } {
  return /^\d{6}$/.test(withoutSpaces(code)) ? {} : { code: secondFactorMessages.code };
}

/** One of the codes that were saved during the setup. */
export function RecoveryCodeStep(flow: SecondStepFlow) {
  const form = useAccountForm<{ recoveryCode: string }>({
    fields: ['recoveryCode'],
    check: ({ recoveryCode }) =>
      recoveryCode.trim() === '' ? { recoveryCode: secondFactorMessages.recoveryCode } : {},
    send: ({ recoveryCode }) => proveSecondStep({ recoveryCode: recoveryCode.trim() }, flow),
    ...saidAt('recoveryCode', secondStepFailure),
  });
  return (
    <AccountForm form={form} submit="Sign in">
      <AccountField
        id="second-step-recovery-code"
        name="recoveryCode"
        label="Recovery code"
        hint="One of the ten you saved when you set up two-step sign-in. Each works once."
        error={form.errors.recoveryCode}
        autoCapitalize="characters"
        autoComplete="off"
        enterKeyHint="done"
      />
    </AccountForm>
  );
}
