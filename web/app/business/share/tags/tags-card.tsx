import type { TagUse } from '../../../../../contract/recent-use.ts';
import { maxTags } from '../../../../../contract/tags.ts';
import { Button } from '../../../../ui/button.tsx';
import { AddTag, tagNameField } from './add-tag.tsx';
import { TagItem } from './tag-item.tsx';
import { useTags } from './use-tags.ts';
import './tags.css';

interface TagsCardProps {
  businessId: number;
  slug: string;
  /** The public address, in full. */
  address: string;
  /** Puts a link into the poster's code. */
  onPoster: (tag: TagUse) => void;
  onRemove: (tag: TagUse) => void;
}

/** Links of the same page that tell apart where visits come from. */
export function TagsCard({ businessId, slug, address, onPoster, onRemove }: TagsCardProps) {
  const { tags, hasFailed, retry, add, remove } = useTags(businessId);
  async function removeTag(tag: TagUse): Promise<void> {
    await remove(tag);
    onRemove(tag);
    // The focused button is gone with its link.
    document.getElementById(tagNameField)?.focus();
  }
  return (
    <section className="card share-card" aria-labelledby="share-tags">
      <h2 id="share-tags">See which sign works</h2>
      <p className="soft">
        Give each place its own link and QR code, such as your front desk or the door. They open the
        same page, and you’ll see how many visits came from each.
      </p>
      {hasFailed && (
        <p role="status">
          Couldn’t load your links.{' '}
          <Button variant="link" onClick={retry}>
            Try Again
          </Button>
        </p>
      )}
      {!tags && !hasFailed && (
        <div className="skeleton tags-wait" role="status" aria-label="Loading your links" />
      )}
      {tags && tags.length > 0 && (
        <ul className="tags">
          {tags.map((tag) => (
            <TagItem
              key={tag.id}
              tag={tag}
              slug={slug}
              address={address}
              onPoster={onPoster}
              onRemove={removeTag}
            />
          ))}
        </ul>
      )}
      {tags && tags.length > 0 && <p className="note">Counts for the last 30 days.</p>}
      {tags && tags.length < maxTags && <AddTag tags={tags} onAdd={add} />}
      {tags && tags.length >= maxTags && (
        <p className="note">{`You have ${maxTags} links, the maximum. Delete one to add another.`}</p>
      )}
    </section>
  );
}
