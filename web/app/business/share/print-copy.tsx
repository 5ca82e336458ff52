import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Poster, type PosterProps } from './poster.tsx';

/** While it is there, printing the page prints this sheet and nothing else (`poster.css`). */
export function PrintCopy(poster: PosterProps) {
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.add('prints-poster');
    return () => classList.remove('prints-poster');
  }, []);
  return createPortal(
    <div className={`print-copy ${poster.paper}`}>
      <Poster {...poster} />
    </div>,
    document.body,
  );
}
