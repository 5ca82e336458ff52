import { useEffect, useState } from 'react';
import { loadPreview, type PreviewScript } from './load-preview.ts';

interface PreviewWanted {
  /** Somebody chooses what a draft will be made of. */
  isChoosing: boolean;
  /** There is a draft to show. */
  hasDraft: boolean;
  /** Whether loading the page again keeps what the visitor has. */
  isKept: () => boolean;
}

/** What shows a draft: loaded while people choose, and once more when the draft is there without it. */
export function usePreview({ isChoosing, hasDraft, isKept }: PreviewWanted) {
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
    if (!script && (isChoosing || hasDraft)) void load();
    // Each of the two is a reason to try, once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isChoosing, hasDraft]);

  return {
    script,
    hasFailed,
    /** After a deploy the script of this page is gone for good; then the page comes anew. */
    async retry(): Promise<void> {
      if (!(await load()) && navigator.onLine && isKept()) location.reload();
    },
  };
}
