import type { SecondFactor, SecondFactorReply } from '../../../contract/second-factor.ts';
import { call } from '../../api/app-call.ts';
import type { Change } from './confirm-dialog.tsx';
import { isOn } from './second-factor-data.ts';
import { twoStepToasts } from './two-step-toasts.ts';

type Passkey = SecondFactor['passkeys'][number];

const lastOne = 'This is your last one. Without it, your password alone will be enough to sign in.';

export function removalOfPasskey({ id, name }: Passkey, factors: SecondFactor): Change {
  return {
    title: 'Remove this passkey?',
    sentence: isOnly(factors) ? lastOne : `You’ll no longer sign in with “${name}”.`,
    submit: 'Remove passkey',
    make: (password) => call('removePasskey', { params: { id }, body: { password } }),
    done: afterRemoval,
  };
}

export function removalOfApp(factors: SecondFactor): Change {
  return {
    title: 'Remove your authenticator app?',
    sentence: isOnly(factors) ? lastOne : 'Codes from it will no longer work.',
    submit: 'Remove app',
    make: (password) => call('removeApp', { body: { password } }),
    done: afterRemoval,
  };
}

export const replacementOfCodes: Change = {
  title: 'Make new recovery codes?',
  sentence: 'The codes you saved before will no longer work.',
  submit: 'Make new codes',
  make: (password) => call('replaceRecoveryCodes', { body: { password } }),
};

/** Removes one factor after the other; if that stops halfway, the page shows what is left. */
export function turningOff({ passkeys, app }: SecondFactor): Change {
  return {
    title: (
      <>
        Turn off <span className="unbroken">two-step</span> sign-in?
      </>
    ),
    sentence:
      'Your passkeys, your authenticator app, and your recovery codes will be removed. Your password alone will be enough to sign in.',
    submit: 'Turn off',
    async make(password) {
      let reply: SecondFactorReply | undefined;
      for (const { id } of passkeys)
        reply = await call('removePasskey', { params: { id }, body: { password } });
      if (app) reply = await call('removeApp', { body: { password } });
      if (!reply) throw new Error('Two-step sign-in is already off.');
      return reply;
    },
    done: () => twoStepToasts.off,
  };
}

function isOnly({ passkeys, app }: SecondFactor): boolean {
  return passkeys.length + (app ? 1 : 0) === 1;
}

function afterRemoval({ secondFactor }: SecondFactorReply) {
  return isOn(secondFactor) ? twoStepToasts.removed : twoStepToasts.off;
}
