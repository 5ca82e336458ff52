import type { PublicBusiness } from '../../contract/visitor.ts';
import { copiedToast } from '../features/review-flow/copy-toasts.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { toasts } from '../ui/toast-queue.ts';
import { GoogleLink } from './google-link.tsx';

interface CopyWordsProps {
  words: string;
  /** With the links from before it was deactivated. */
  business: PublicBusiness;
}

/** Copies the words that `KeptWords` shows, to post them elsewhere. */
export function CopyWords({ words, business }: CopyWordsProps) {
  async function copy(): Promise<void> {
    if (await copyText(words)) toasts.show(copiedToast);
    else document.querySelector('textarea')?.select();
  }
  return (
    <>
      <Button variant="primary" onClick={() => void copy()}>
        Copy my words
      </Button>
      <GoogleLink business={business} />
    </>
  );
}
