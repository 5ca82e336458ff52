import { useEffect, useState } from 'react';
import { loadPreview, type PreviewScript } from './load-preview.ts';

interface PreviewOptions {
  /** The visitor is past the first step. */
  isStarted: boolean;
  hasDraft: boolean;
  /** Whether a reload keeps the visitor's data. */
  isKept: () => boolean;
}

/** The preview script: loaded while people choose, and again if there is a draft without it. */
export function usePreview({ isStarted, hasDraft, isKept }: PreviewOptions) {
  const [script, setScript] = useState<PreviewScript>();
  const [hasFailed, setFailed] = useState(false);

  async function load(): Promise<boolean> {
    setFailed(false);
    try {
      setScript(await loadPreview());
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  }
  useEffect(() => {
    if (!script && (isStarted || hasDraft)) void load();
    // Each of the two triggers one attempt.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isStarted, hasDraft]);

  return {
    script,
    hasFailed,
    /** After a deploy this page's script is gone from the server; then the page reloads. */
    async retry(): Promise<void> {
      if (!(await load()) && navigator.onLine && isKept()) location.reload();
    },
  };
}
