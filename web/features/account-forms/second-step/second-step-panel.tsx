import { useState } from 'react';
import type { SecondStepMethod } from '../../../../contract/second-factor.ts';
import { AuthPanel } from '../auth-panel.tsx';
import { canUsePasskeys } from '../passkeys.ts';
import { AppCodeStep, RecoveryCodeStep } from './code-steps.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import type { SecondStepFlow } from './use-second-step.ts';

interface SecondStepPanelProps extends SecondStepFlow {
  methods: readonly SecondStepMethod[];
  onStartOver: () => void;
  /** For people who have lost everything. */
  contactEmail: string;
}

const titles: Readonly<Record<SecondStepMethod, string>> = {
  passkey: 'Use your passkey',
  code: 'Enter the code from your app',
  recovery: 'Enter a recovery code',
};

const otherWays: Readonly<Record<SecondStepMethod, string>> = {
  passkey: 'Use your passkey',
  code: 'Use a code from your app',
  recovery: 'Use a recovery code',
};

/** After the right password: one of the account's second factors, one way at a time. */
export function SecondStepPanel(props: SecondStepPanelProps) {
  const { methods, onStartOver, contactEmail, ...flow } = props;
  const [method, choose] = useState(() => firstOf(methods));
  return (
    // Each way is a step of its own, which starts at its heading.
    <AuthPanel key={method} title={titles[method]}>
      {method === 'passkey' && <PasskeyStep {...flow} />}
      {method === 'code' && <AppCodeStep {...flow} />}
      {method === 'recovery' && <RecoveryCodeStep {...flow} />}
      <div className="other-ways">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <button key={other} type="button" className="auth-link" onClick={() => choose(other)}>
              {otherWays[other]}
            </button>
          ))}
        <button type="button" className="auth-link" onClick={onStartOver}>
          Start over
        </button>
      </div>
      {method === 'recovery' && (
        <p className="soft">
          Lost your codes, too? Email <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      )}
    </AuthPanel>
  );
}

/** A passkey is the quickest, where the browser can use one. */
function firstOf(methods: readonly SecondStepMethod[]): SecondStepMethod {
  const order: SecondStepMethod[] = canUsePasskeys()
    ? ['passkey', 'code', 'recovery']
    : ['code', 'passkey', 'recovery'];
  return order.find((method) => methods.includes(method)) ?? 'recovery';
}
