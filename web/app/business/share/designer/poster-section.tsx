import { useState } from 'react';
import type { OwnedBusinessReply } from '../../../../../contract/businesses.ts';
import { Button } from '../../../../ui/button.tsx';
import { Skeletons } from '../../../../ui/skeletons.tsx';
import { PosterMaker } from '../poster-maker.tsx';
import { PosterDesigner } from './poster-designer.tsx';
import { useSavedPoster } from './use-poster.ts';

interface PosterSectionProps {
  business: OwnedBusinessReply;
  /** The public address, in full. */
  address: string;
}

/** Designs a poster and downloads its PDF; or prints one from the browser, where no PDF is possible. */
export function PosterSection({ business, address }: PosterSectionProps) {
  const saved = useSavedPoster(business.id);
  const [isInBrowser, setInBrowser] = useState(false);
  /** Characters of the name that a PDF can't contain. */
  const [missing, setMissing] = useState('');
  if (missing !== '' || isInBrowser || saved.isError)
    return (
      <PosterMaker business={business} address={address}>
        {missing !== '' && (
          <p className="share-note">
            {`Our PDFs can’t contain these characters of the name yet: ${missing}. Your device can: print from this browser, or save as PDF in its print dialog.`}
          </p>
        )}
        {missing === '' && (
          <Button variant="link" onClick={() => setInBrowser(false)}>
            Back to the PDF
          </Button>
        )}
      </PosterMaker>
    );
  if (!saved.data)
    return (
      <section className="card share-card poster-designer">
        <h2>Poster and cards</h2>
        <Skeletons count={4} label="Loading your poster" />
      </section>
    );
  return (
    <PosterDesigner
      business={business}
      saved={saved.data}
      onUnprintableName={setMissing}
      onPrintInBrowser={() => setInBrowser(true)}
    />
  );
}
