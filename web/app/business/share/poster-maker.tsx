import { useState, type ReactNode } from 'react';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import { withTag } from '../../../../contract/tags.ts';
import { useQrCode } from '../../../features/sharing/use-qr-code.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { PosterHeading } from './designer/poster-place.tsx';
import { AddressNote } from './address-note.tsx';
import { papers, printLayouts, usualPaper, type Paper, type PrintLayout } from './browser-print.ts';
import { Poster, sheetClass } from './poster.tsx';
import { PrintCopy } from './print-copy.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { useLogo } from './use-logo.ts';

interface PosterMakerProps {
  business: OwnedBusinessReply;
  /** The public address, in full. */
  address: string;
  /** Of the link in the code; none for the plain one. */
  tag: string | undefined;
  /** Shown above the choices. */
  children: ReactNode;
}

const advice = {
  poster: 'One page for a wall or door.',
  card: 'One page, folded into a tent for your front desk. Readable from both sides.',
} as const;

/**
 * Chooses what the browser prints with the device's own fonts, previews it and prints it: for names that
 * our PDFs can't contain.
 */
export function PosterMaker({ business, address, tag, children }: PosterMakerProps) {
  const [kind, setKind] = useState<PrintLayout>('poster');
  const [paper, setPaper] = useState<Paper>(() => usualPaper(navigator.language));
  // Posters fade and get dirty: `quartile` tolerates damage to a quarter of the code.
  const code = useQrCode(tag === undefined ? address : withTag(address, tag), 'quartile');
  const logoUrl = useLogo(business.logoUrl);
  const isReady = code && logoUrl !== undefined;
  const poster = isReady && { name: business.name, logoUrl, address, code, kind, paper };
  return (
    <section className="card share-card poster-maker" aria-labelledby="share-poster">
      <PosterHeading>Print from this browser</PosterHeading>
      {children}
      <Segments label="What to print" options={printLayouts} chosen={kind} onChoose={setKind} />
      <Segments label="Paper size" options={papers} chosen={paper} onChoose={setPaper} />
      <p className="soft">{advice[kind]}</p>
      <figure
        className="poster-preview"
        role="img"
        aria-label={`Preview: ${printLayouts[kind]} on ${papers[paper]}`}
      >
        {poster ? (
          <Poster {...poster} />
        ) : (
          <div className={`poster-waits ${sheetClass(kind, paper)}`}>
            {code !== null && <Spinner />}
          </div>
        )}
      </figure>
      {code === null && <p role="alert">Couldn’t create the QR code. Please reload the page.</p>}
      {business.logoUrl && logoUrl === null && (
        <p className="soft">Couldn’t load the logo, so the name is shown instead.</p>
      )}
      <AddressNote />
      {/* The print dialog may have opened and closed before the second click of a double click. */}
      <Button
        variant="primary"
        disabled={!poster}
        onClick={({ detail }) => detail < 2 && window.print()}
      >
        <Icon name="print" /> Print
      </Button>
      {poster && (
        <PrintCopy size={paper}>
          <Poster {...poster} />
        </PrintCopy>
      )}
    </section>
  );
}
