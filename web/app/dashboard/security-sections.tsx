import { DownloadSection } from '../own-account/download-section.tsx';
import { TwoStepSection } from '../two-step/two-step-section.tsx';
import { SignedInBrowsers } from './sessions/signed-in-browsers.tsx';

/** What the server knows about an account's security, and the ways to change it. */
export function SecuritySections({ email }: { email: string }) {
  return (
    <>
      <TwoStepSection email={email} />
      <SignedInBrowsers />
      <DownloadSection email={email} />
    </>
  );
}
