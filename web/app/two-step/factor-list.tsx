import { useState, type ReactNode } from 'react';
import type { SecondFactor } from '../../../contract/second-factor.ts';
import { secondFactorLimits } from '../../../contract/second-factor-rules.ts';
import { Button } from '../../ui/button.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { removalOfApp, removalOfPasskey, replacementOfCodes, turningOff } from './changes.tsx';
import { ConfirmDialog, type Change } from './confirm-dialog.tsx';
import { SetUpButtons } from './set-up-buttons.tsx';

interface FactorListProps {
  secondFactor: SecondFactor;
  email: string;
}

/** When this few recovery codes are left, the list says to make new ones. */
const few = 2;

/** The passkeys, the app and the recovery codes, each with what can be done about it. */
export function FactorList({ secondFactor, email }: FactorListProps) {
  const { passkeys, app, recoveryCodesLeft, isRequired } = secondFactor;
  const [change, ask] = useState<Change>();
  return (
    <>
      <ul className="sessions">
        {passkeys.map((passkey) => (
          <Factor key={passkey.id} name={`Passkey: ${passkey.name}`} used={passkey}>
            <Button variant="quiet" onClick={() => ask(removalOfPasskey(passkey, secondFactor))}>
              Remove<span className="visually-hidden"> passkey {passkey.name}</span>
            </Button>
          </Factor>
        ))}
        {app && (
          <Factor name="Authenticator app" used={app}>
            <Button variant="quiet" onClick={() => ask(removalOfApp(secondFactor))}>
              Remove<span className="visually-hidden"> authenticator app</span>
            </Button>
          </Factor>
        )}
        <li className="session">
          <div className="session-text">
            <p className="session-name">Recovery codes</p>
            <p className="soft">
              {recoveryCodesLeft} of {secondFactorLimits.recoveryCodes} left
              {recoveryCodesLeft <= few && '. Make new ones, so that you can’t get locked out.'}
            </p>
          </div>
          <Button variant="quiet" onClick={() => ask(replacementOfCodes)}>
            Make new<span className="visually-hidden"> recovery codes</span>
          </Button>
        </li>
      </ul>
      <SetUpButtons secondFactor={secondFactor} email={email} />
      {!isRequired && (
        <Button className="danger-plain" onClick={() => ask(turningOff(secondFactor))}>
          Turn off
        </Button>
      )}
      {change && <ConfirmDialog {...change} email={email} onClose={() => ask(undefined)} />}
    </>
  );
}

interface FactorProps {
  name: string;
  used: { createdAt: string; lastUsedAt: string | null };
  children: ReactNode;
}

function Factor({ name, used: { createdAt, lastUsedAt }, children }: FactorProps) {
  return (
    <li className="session">
      <div className="session-text">
        <p className="session-name">{name}</p>
        <p className="soft">
          Added <Timestamp at={createdAt} />
        </p>
        {lastUsedAt && (
          <p className="soft">
            Last used <Timestamp at={lastUsedAt} />
          </p>
        )}
      </div>
      {children}
    </li>
  );
}
