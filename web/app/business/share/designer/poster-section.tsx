import { useState } from 'react';
import type { OwnedBusinessReply } from '../../../../../contract/businesses.ts';
import { Button } from '../../../../ui/button.tsx';
import { Skeletons } from '../../../../ui/skeletons.tsx';
import { PosterMaker } from '../poster-maker.tsx';
import { missingText } from './missing-text.ts';
import { PosterDesigner } from './poster-designer.tsx';
import { PosterHeading, PosterPlaceNote, type PosterPlace } from './poster-place.tsx';
import { useSavedPoster } from './use-poster.ts';

interface PosterSectionProps {
  business: OwnedBusinessReply;
  /** The public address, in full. */
  address: string;
  /** Whose tagged link the code leads to; null for the plain one. */
  place: PosterPlace | null;
  onPlainLink: () => void;
}

/** Designs a poster and downloads its PDF; or prints one from the browser, where no PDF is possible. */
export function PosterSection({ business, address, place, onPlainLink }: PosterSectionProps) {
  const saved = useSavedPoster(business.id);
  const [isInBrowser, setInBrowser] = useState(false);
  /** Characters of the name that a PDF can't contain. */
  const [missing, setMissing] = useState('');
  const note = <PosterPlaceNote place={place} onPlainLink={onPlainLink} />;
  if (missing !== '' || isInBrowser || saved.isError)
    return (
      <PosterMaker business={business} address={address} tag={place?.tag}>
        {note}
        {missing !== '' && (
          <p className="share-note">
            {`${missingText(missing)} Your browser can: print from it, or choose “Save as PDF” when you print.`}
          </p>
        )}
        {missing === '' && (
          <>
            <p className="soft">Your sentence and color are only in the PDF.</p>
            <Button variant="link" onClick={() => setInBrowser(false)}>
              Back to the PDF
            </Button>
          </>
        )}
      </PosterMaker>
    );
  if (!saved.data)
    return (
      <section className="card share-card poster-designer">
        <PosterHeading>Poster and cards</PosterHeading>
        {note}
        <Skeletons count={4} label="Loading your poster" />
      </section>
    );
  return (
    <PosterDesigner
      business={business}
      saved={saved.data}
      tag={place?.tag}
      note={note}
      onUnprintableName={setMissing}
      onPrintInBrowser={() => setInBrowser(true)}
    />
  );
}
