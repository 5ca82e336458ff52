import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Poster, type PosterProps } from './poster.tsx';

/** While mounted, printing the page prints only this sheet (`poster.css`). */
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
