import { useEffect, useState } from 'react';

/** How long a poster waits for a logo, in milliseconds. */
const timeout = 10_000;

/**
 * The URL of a logo that is ready to render and print: `undefined` while it loads, `null` if there
 * is none or it failed.
 */
export function useLogo(url: string | null): string | null | undefined {
  // Holding on to the image keeps the browser from discarding it before it is printed.
  const [loaded, setLoaded] = useState<{ url: string; image: HTMLImageElement | null }>();
  useEffect(() => (url ? loadImage(url, (image) => setLoaded({ url, image })) : undefined), [url]);
  if (!url) return null;
  if (loaded?.url !== url) return undefined;
  return loaded.image && url;
}

/**
 * Calls back with the image once it is decoded, or with null if it fails or takes too long; a late
 * image calls back again.
 * @returns a cleanup function
 */
function loadImage(url: string, tell: (image: HTMLImageElement | null) => void): () => void {
  const image = new Image();
  image.src = url;
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
  image.decode().then(
    () => settle(image),
    () => settle(null),
  );
  return end;
}
