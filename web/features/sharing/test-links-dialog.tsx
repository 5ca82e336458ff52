import { linkError } from '../../../contract/business-rules.ts';
import type { LinkedPlatform } from '../../../contract/link-hosts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { linkHint } from './link-hint.ts';

export interface TestedLinks {
  /** As entered or being typed; null or empty for none. */
  reviewUrl: string | null;
  facebookUrl: string | null;
}

interface TestLinksDialogProps extends TestedLinks {
  onClose: () => void;
}

/**
 * Both links to try, each with a hint if something seems wrong. The browser opens them; nothing is
 * sent.
 */
export function TestLinksDialog({ reviewUrl, facebookUrl, onClose }: TestLinksDialogProps) {
  return (
    <Dialog
      title="Test my links"
      subtitle="Open each link the way a customer would. It should take you straight to the business."
      onClose={onClose}
    >
      <TestedLink platform="google" address={reviewUrl} />
      <TestedLink platform="facebook" address={facebookUrl} />
      <Button variant="primary" onClick={onClose}>
        Done
      </Button>
    </Dialog>
  );
}

const labels = {
  google: {
    title: 'Google review link',
    open: 'Open Google link',
    none: 'No link yet. Customers who choose Google go to Google Maps and have to search for the business.',
  },
  facebook: {
    title: 'Facebook page',
    open: 'Open Facebook link',
    none: 'No link yet. Customers won’t see a Facebook option.',
  },
} as const;

interface TestedLinkProps {
  platform: LinkedPlatform;
  address: string | null;
}

function TestedLink({ platform, address }: TestedLinkProps) {
  const { title, open, none } = labels[platform];
  const url = address?.trim() ?? '';
  const hint = linkHint(platform, url);
  return (
    <section className="tested-link">
      <h3>
        <Icon name={platform} /> {title}
      </h3>
      <p className={url ? 'address' : 'soft'}>{url || none}</p>
      {hint && <p className="link-hint">{hint}</p>}
      {url && !linkError(url) && (
        <ExternalLink className="button plain" href={url}>
          {open} <Icon name="open" />
          <span className="visually-hidden">in a new tab</span>
        </ExternalLink>
      )}
    </section>
  );
}
