import { previewUrl } from './preview-url.ts';

export type PreviewScript = typeof import('./preview.ts');

let failures = 0;

/**
 * Loads the script that shows a draft. It is separate so that the first view does not wait for it.
 * @throws Error if it cannot be loaded; the next call tries again
 */
export async function loadPreview(): Promise<PreviewScript> {
  try {
    // Each attempt has its own URL: browsers cache the failure of a module and don't request it again.
    return await (failures
      ? (import(/* @vite-ignore */ `${previewUrl}?again=${failures}`) as Promise<PreviewScript>) // the same file
      : import('./preview.ts'));
  } catch (error) {
    failures += 1;
    throw error;
  }
}
