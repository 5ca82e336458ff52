import type { QrCode } from '../../../features/sharing/qr-code.ts';
import { QrImage } from '../../../features/sharing/qr-image.tsx';
import { Breakable } from '../../../ui/breakable.tsx';
import type { Paper, PrintLayout } from './browser-print.ts';
import { PosterBrand, type PosterBrandProps } from './poster-brand.tsx';

export interface PosterProps extends PosterBrandProps {
  /** The public address, in full. */
  address: string;
  code: QrCode;
  kind: PrintLayout;
  paper: Paper;
}

/** One sheet to print, in the unit `--mm`: a millimeter on paper, less on the screen. */
export function Poster({ kind, paper, ...face }: PosterProps) {
  return (
    <div className={sheetClass(kind, paper)}>
      {kind === 'poster' ? <Face {...face} /> : <FoldedCard {...face} />}
    </div>
  );
}

/** The classes for a sheet of that size, even an empty one. */
export function sheetClass(kind: PrintLayout, paper: Paper): string {
  return `poster-sheet ${kind === 'card' ? 'folded' : 'flat'} ${paper}`;
}

type FaceProps = Omit<PosterProps, 'kind' | 'paper'>;

/** Two faces back to back over a foot; folded at the lines, the card stands like a tent. */
function FoldedCard(face: FaceProps) {
  return (
    <>
      <Face {...face} />
      <Face {...face} />
      <p className="foot">
        Fold back along both dotted lines. Tape the bottom edge of this strip to the top edge of the
        sheet.
      </p>
    </>
  );
}

/** The same neutral text for everyone: it asks for no praise and names no platform. */
function Face({ name, logoUrl, address, code }: FaceProps) {
  return (
    <div className="face">
      <PosterBrand name={name} logoUrl={logoUrl} />
      <p className="face-words">
        <span>How was your visit?</span> <span>Scan to let us know.</span>
      </p>
      <QrImage code={code} label={`QR code for ${address}`} />
      <div className="face-way">
        <p className="face-hint">Point your phone’s camera at the code, or go to:</p>
        <ShortAddress address={address} />
      </div>
    </div>
  );
}

/** As people type it: without the scheme. It breaks after slashes first. */
function ShortAddress({ address }: { address: string }) {
  const parts = address.replace(/^https?:\/\//, '').match(/[^/]+\/?/g) ?? [];
  return (
    <p className="face-address">
      {parts.map((part) => (
        <span key={part}>
          <Breakable text={part} />
        </span>
      ))}
    </p>
  );
}
