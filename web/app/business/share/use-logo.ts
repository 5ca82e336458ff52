import { useEffect, useState } from 'react';

/** How long a poster waits for a logo that does not come, in milliseconds. */
const timeout = 10_000;

/**
 * The address of a logo that can be drawn and printed at once: `undefined` while it is loaded, `null`
 * where there is none or it did not come.
 */
export function useLogo(url: string | null): string | null | undefined {
  // The picture itself is kept, lest the browser lets go of it before it is printed.
  const [loaded, setLoaded] = useState<{ url: string; picture: HTMLImageElement | null }>();
  useEffect(
    () => (url ? loadPicture(url, (picture) => setLoaded({ url, picture })) : undefined),
    [url],
  );
  if (!url) return null;
  if (loaded?.url !== url) return undefined;
  return loaded.picture && url;
}

/**
 * Tells of a picture once it is decoded, and of null when it fails or takes too long; one that comes
 * late is told of then.
 * @returns what ends the waiting
 */
function loadPicture(url: string, tell: (picture: HTMLImageElement | null) => void): () => void {
  const picture = new Image();
  picture.src = url;
  const timer = setTimeout(tell, timeout, null);
  let isOver = false;
  function end(): void {
    isOver = true;
    clearTimeout(timer);
  }
  function settle(came: HTMLImageElement | null): void {
    if (isOver) return;
    end();
    tell(came);
  }
  picture.decode().then(
    () => settle(picture),
    () => settle(null),
  );
  return end;
}
