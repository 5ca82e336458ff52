import { wizardGoogleUrl } from '../../features/review-flow/platform-urls.ts';

/** What the wizard says in a browser without JavaScript. */
export function WizardWithoutScript() {
  return (
    <>
      To write a draft, turn on JavaScript in your browser settings. You can still post a review{' '}
      <a href={wizardGoogleUrl(null)}>on Google</a>.
    </>
  );
}
