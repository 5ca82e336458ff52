import { Spinner } from '../../../../ui/spinner.tsx';
import { PrintCopy } from '../print-copy.tsx';

interface PosterPreviewProps {
  /** Undefined while the first one is drawn. */
  svg: string | undefined;
  label: string;
  /** Of the paper, for the space it takes before it is drawn. */
  shape: string;
  /** Whether the next one is being drawn. */
  isStale: boolean;
  /** Whether what was chosen since can't be drawn. */
  isOutdated: boolean;
}

/** The page as it will be printed, also by the browser's own Print. */
export function PosterPreview({ svg, label, shape, isStale, isOutdated }: PosterPreviewProps) {
  const source = svg && `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  return (
    <div className={`poster-page ${shape} ${isStale || isOutdated ? 'stale' : ''}`}>
      {source ? <img src={source} alt={label} /> : <Spinner />}
      {source && !isOutdated && (
        <PrintCopy size={shape}>
          <img src={source} alt="" />
        </PrintCopy>
      )}
    </div>
  );
}
