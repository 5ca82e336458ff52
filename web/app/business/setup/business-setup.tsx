import { useState } from 'react';
import { Redirect } from 'wouter';
import type { CurrentUser } from '../../../../contract/accounts.ts';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import { paths } from '../../../paths.ts';
import { SetupForm } from './setup-form.tsx';

/**
 * The setup form. The results replace it in the history, so that Back never leads to an empty form. The
 * redirect comes once the form is gone, and with it the question about unsaved changes.
 */
export function BusinessSetup({ user }: { user: CurrentUser }) {
  const [done, setDone] = useState<OwnedBusinessReply | null>(null);
  if (done) return <Redirect to={paths.businessReady(done.id)} replace />;
  return (
    <div className="business-page">
      <h1>Business Setup</h1>
      <SetupForm user={user} onDone={setDone} />
    </div>
  );
}
