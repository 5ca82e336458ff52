import { Fragment, useRef } from 'react';
import type { AdminBusiness } from '../../../../contract/admin.ts';
import { publicAddress } from '../../../api/public-address.ts';
import { useCopiedAddress } from '../../../features/sharing/use-copied-address.ts';
import { Button } from '../../../ui/button.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** A business's public address, to open or to copy; or a note that it has none. */
export function PageCell({ slug, name }: Pick<AdminBusiness, 'slug' | 'name'>) {
  return slug ? <PageAddress address={publicAddress(slug)} name={name} /> : <MissingSlug />;
}

function PageAddress({ address, name }: { address: string; name: string }) {
  const shown = useRef<HTMLSpanElement>(null);
  const { copy, isCopied } = useCopiedAddress(shown);
  return (
    <div className="page-address">
      <span ref={shown}>
        <ExternalLink href={address}>
          {address.split('/').map((part, index) => (
            // Parts never move, and two may be equal.
            <Fragment key={index}>
              {index > 0 && '/'}
              <wbr />
              {part}
            </Fragment>
          ))}
        </ExternalLink>
      </span>
      <Button variant="quiet" className={isCopied ? 'copied' : ''} onClick={() => copy(address)}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? 'Copied' : 'Copy'}
        <span className="visually-hidden">{` the link for ${name}`}</span>
      </Button>
    </div>
  );
}

function MissingSlug() {
  return <span className="missing">Missing slug</span>;
}
