import { useEffect, useState, type ReactNode } from 'react';
import type { SecondFactor } from '../../../contract/second-factor.ts';
import { secondFactorLimits } from '../../../contract/second-factor-rules.ts';
import { canUsePasskeys, preparePasskeys } from '../../features/account-forms/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { SetUpAppDialog } from './set-up-app-dialog.tsx';
import { usePasskeyName } from './use-passkey-name.ts';

interface SetUpButtonsProps {
  secondFactor: SecondFactor;
  email: string;
}

/** What can still be added. */
export function SetUpButtons({ secondFactor, email }: SetUpButtonsProps) {
  const { passkeys, app } = secondFactor;
  const [open, setOpen] = useState<'passkey' | 'app'>();
  const name = usePasskeyName();
  const close = () => setOpen(undefined);
  return (
    <div className="two-step-buttons">
      {canUsePasskeys() && passkeys.length < secondFactorLimits.passkeys && (
        <Button onClick={() => setOpen('passkey')}>
          {passkeys.length > 0 ? 'Add another passkey' : 'Add a passkey'}
        </Button>
      )}
      {!app && <Button onClick={() => setOpen('app')}>Set up an authenticator app</Button>}
      {open === 'passkey' && (
        <WithPasskeys>
          <AddPasskeyDialog email={email} name={name} onClose={close} />
        </WithPasskeys>
      )}
      {open === 'app' && <SetUpAppDialog email={email} onClose={close} />}
    </div>
  );
}

/** Loads the script for passkeys while the password is typed. */
function WithPasskeys({ children }: { children: ReactNode }) {
  useEffect(preparePasskeys, []);
  return children;
}
