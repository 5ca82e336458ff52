import { useRef, useState } from 'react';
import type { CurrentUser } from '../../../../contract/accounts.ts';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import { focusTitle } from '../parts/focus-title.ts';
import { SetupForm } from './setup-form.tsx';
import { SetupResults } from './setup-results.tsx';

/** The setup form, then the results. */
export function BusinessSetup({ user }: { user: CurrentUser }) {
  const [done, setDone] = useState<OwnedBusinessReply | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  function startAgain(): void {
    setDone(null);
    focusTitle(title.current);
  }
  return (
    <div className="business-page">
      <h1 ref={title} tabIndex={-1}>
        Business Setup
      </h1>
      {done ? (
        <SetupResults business={done} onAnother={startAgain} />
      ) : (
        <SetupForm user={user} onDone={setDone} />
      )}
    </div>
  );
}
