import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { asciiEmail } from '../../../contract/ascii-email.ts';
import type { RegisterForm } from '../../../contract/account-rules.ts';
import { hasSessionEnded } from '../../api/ended-session.ts';
import { endSession, rememberUser } from '../../api/session.ts';
import type { AuthVersion } from '../../features/account-forms/auth-version.ts';
import type { AuthView } from '../../features/account-forms/auth-view.ts';
import {
  PasswordResetPanel,
  VerifiedBeforePanel,
  VerifiedPanel,
} from '../../features/account-forms/done-panel.tsx';
import { LoginPanel } from '../../features/account-forms/login-panel.tsx';
import { RegisterPanel } from '../../features/account-forms/register-panel.tsx';
import { ResetPanel } from '../../features/account-forms/reset-panel.tsx';
import type { AuthViewState } from '../../features/account-forms/use-auth-view-state.ts';
import { useSession } from '../../features/session/use-session.ts';
import { SecondStepPanel } from '../../features/account-forms/second-step/second-step-panel.tsx';
import { VerifyPanel } from '../../features/account-forms/verify-panel.tsx';
import { useAppPage } from '../app-page.ts';

interface AuthViewsProps {
  version: AuthVersion;
  place: AuthViewState;
}

/** The form below the tabs. The next form starts with the email typed in this one. */
export function AuthViews({ version, place }: AuthViewsProps) {
  const queries = useQueryClient();
  const { contactEmail } = useAppPage();
  const typed = useRef({ name: '', email: '' });
  const registration = useRef<RegisterForm>(null);
  const [doneIn, setDoneIn] = useState<AuthView>();
  const [isTwoStepOff, setTwoStepOff] = useState(false);
  const [news, setNews] = useState<ReactNode>(null);
  const { view, memory, go } = place;
  const email = memory.email ?? typed.current.email;
  const hasEnded = useSession() === null && hasSessionEnded();

  function remember({ target }: SyntheticEvent): void {
    if (!(target instanceof HTMLInputElement)) return;
    const { name, value } = target;
    if (name === 'name' || name === 'email') typed.current[name] = value;
  }
  function toLogin(): void {
    setDoneIn(undefined);
    go('login', { email, ...(isTwoStepOff && { twoStepOff: true }) }, { replace: true });
  }

  if (view === 'verify' && memory.verifiedBefore)
    return <VerifiedBeforePanel email={email} onEnd={toLogin} />;
  if (doneIn === view) {
    return view === 'verify' ? (
      <VerifiedPanel onEnd={toLogin} />
    ) : (
      <PasswordResetPanel isTwoStepOff={isTwoStepOff} onEnd={toLogin} />
    );
  }
  return (
    <div onInput={remember}>
      {view === 'login' &&
        (memory.secondStep ? (
          <SecondStepPanel
            methods={memory.secondStep.methods}
            passkeyOptions={memory.secondStep.passkeyOptions}
            onLogin={(user) => rememberUser(queries, user)}
            onExpire={toLogin}
            onStartOver={toLogin}
            contactEmail={contactEmail}
          />
        ) : (
          <LoginPanel
            version={version}
            email={email}
            onLogin={(user) => rememberUser(queries, user)}
            hasEnded={hasEnded}
            isTwoStepOff={memory.twoStepOff === true}
            onCode={(address, told) => {
              setNews(told);
              go('verify', { email: address });
            }}
            onSecondStep={(secondStep, address) => go('login', { email: address, secondStep })}
          />
        ))}
      {view === 'register' && (
        <RegisterPanel
          version={version}
          known={typed.current}
          onRegister={(address, form) => {
            registration.current = form;
            setNews(null);
            go('verify', { email: address });
          }}
        />
      )}
      {view === 'verify' && (
        <VerifyPanel
          version={version}
          email={email}
          isRegistered={memory.email !== undefined}
          news={news}
          registration={isOf(registration.current, memory.email) ? registration.current : null}
          onVerify={(address) => {
            registration.current = null;
            typed.current.email = address;
            setDoneIn('verify');
          }}
          onVerifiedBefore={(address) =>
            go('verify', { email: address, verifiedBefore: true }, { replace: true })
          }
        />
      )}
      {(view === 'forgot' || view === 'newPassword') && (
        <ResetPanel
          version={version}
          place={place}
          email={email}
          onReset={({ email: address, twoStepTurnedOff }) => {
            endSession(queries);
            typed.current.email = address;
            setTwoStepOff(twoStepTurnedOff === true);
            setDoneIn(view);
          }}
        />
      )}
    </div>
  );
}

/** The server returns addresses in lower case and in ASCII. */
function isOf(registration: RegisterForm | null, email = ''): boolean {
  return asciiEmail(registration?.email.trim() ?? '').toLowerCase() === email.toLowerCase();
}
