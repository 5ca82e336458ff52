import { Spinner } from '../../../../ui/spinner.tsx';

interface PosterPreviewProps {
  /** Undefined while the first one is drawn. */
  svg: string | undefined;
  label: string;
  /** Of the paper, for the space it takes before it is drawn. */
  shape: string;
  isStale: boolean;
}

/** The page as it will be printed. */
export function PosterPreview({ svg, label, shape, isStale }: PosterPreviewProps) {
  return (
    <div className={`poster-page ${shape} ${isStale ? 'stale' : ''}`}>
      {svg === undefined ? (
        <Spinner />
      ) : (
        <img src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`} alt={label} />
      )}
    </div>
  );
}
