import type { TagUse } from '../../../../../contract/recent-use.ts';
import { Button } from '../../../../ui/button.tsx';

/** The place whose tagged link a poster's code leads to. */
export type PosterPlace = Pick<TagUse, 'tag' | 'name'>;

interface PosterPlaceNoteProps {
  place: PosterPlace | null;
  onPlainLink: () => void;
}

const headingId = 'share-poster';

/** Heading of the poster's card. */
export function PosterHeading({ children }: { children: string }) {
  return (
    <h2 id={headingId} tabIndex={-1}>
      {children}
    </h2>
  );
}

/** Shows the poster's card to someone who chose a link below it. */
export function goToPoster(): void {
  document.getElementById(headingId)?.focus();
}

/** Says which link is in the code, if it is not the plain one. */
export function PosterPlaceNote({ place, onPlainLink }: PosterPlaceNoteProps) {
  if (!place) return null;
  return (
    <div className="share-note poster-place">
      <p>
        The QR code has your link for <b>{place.name}</b>.
      </p>
      <Button
        variant="link"
        onClick={() => {
          goToPoster();
          onPlainLink();
        }}
      >
        Use the plain link
      </Button>
    </div>
  );
}
