import { useState } from 'react';
import { Redirect } from 'wouter';
import type { CurrentUser } from '../../../../contract/accounts.ts';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import { paths } from '../../../paths.ts';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { SetupForm } from './setup-form.tsx';
import { useSetupTemplate } from './use-setup-template.ts';

/**
 * The setup form. The results replace it in the history, so that Back never leads to an empty form. The
 * redirect comes once the form is gone, and with it the question about unsaved changes.
 */
export function BusinessSetup({ user }: { user: CurrentUser }) {
  const [done, setDone] = useState<OwnedBusinessReply | null>(null);
  const { template, hasFailed } = useSetupTemplate();
  if (done) return <Redirect to={paths.businessReady(done.id)} replace />;
  return (
    <div className="business-page">
      <h1>Business Setup</h1>
      {hasFailed && (
        <p className="soft" role="status">
          Couldn’t copy the details from your other business. You can fill in the form yourself.
        </p>
      )}
      {template === undefined ? (
        <div className="card">
          <Skeletons count={8} label="Loading your business" />
        </div>
      ) : (
        <SetupForm key={template?.of} user={user} template={template} onDone={setDone} />
      )}
    </div>
  );
}
