import { useRef, useState } from 'react';
import type { TagUse } from '../../../../../contract/recent-use.ts';
import { withTag } from '../../../../../contract/tags.ts';
import { CopyAddress } from '../../../../features/sharing/copy-address.tsx';
import { QrDownloadButton } from '../../../../features/sharing/qr-download-button.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useOneAtATime } from '../../../../ui/use-one-at-a-time.ts';

interface TagItemProps {
  tag: TagUse;
  slug: string;
  address: string;
  /** Puts the link into the poster's code. */
  onPoster: (tag: TagUse) => void;
  onRemove: (tag: TagUse) => Promise<unknown>;
}

const numbers = [
  ['Visits', 'visits'],
  ['Drafts', 'drafts'],
  ['Clicks', 'clicks'],
] as const;

/** One tagged link: what came by it, its address and its code. */
export function TagItem({ tag, slug, address, onPoster, onRemove }: TagItemProps) {
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { isPending, run } = useOneAtATime();
  const tagged = withTag(address, tag.tag);
  const hidden = <span className="visually-hidden">{` ${tag.name}`}</span>;
  return (
    <li className="tag">
      <h3>{tag.name}</h3>
      <dl className="tag-numbers">
        {numbers.map(([label, key]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{tag[key].toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      <CopyAddress address={tagged} name={tag.name} />
      <div className="share-actions">
        <QrDownloadButton slug={`${slug}-${tag.tag}`} url={tagged}>
          Download QR code<span className="visually-hidden">{` for ${tag.name}`}</span>
        </QrDownloadButton>
        <Button variant="quiet" onClick={() => onPoster(tag)}>
          Make a poster with this link<span className="visually-hidden">{` for ${tag.name}`}</span>
        </Button>
        <Button
          ref={opener}
          variant="quiet"
          className="danger-plain"
          aria-expanded={isAsking}
          onClick={() => setAsking(!isAsking)}
        >
          Delete{hidden}
        </Button>
      </div>
      {isAsking && (
        <div className="tag-question" role="group" aria-label={`Delete ${tag.name}`}>
          <p>
            Delete this link and its counts? Printed codes will still open your page, and your
            business’s totals won’t change.
          </p>
          <div className="share-actions">
            <Button
              onClick={() => {
                setAsking(false);
                opener.current?.focus();
              }}
            >
              Keep
            </Button>
            <Button
              variant="danger"
              pending={isPending}
              onClick={() => void run(() => onRemove(tag))}
            >
              Delete link{hidden}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
