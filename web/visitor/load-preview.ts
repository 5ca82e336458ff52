import { previewUrl } from './preview-url.ts';

export type PreviewScript = typeof import('./preview.ts');

let failures = 0;

/**
 * Loads the script that shows a draft. It is separate so that the first view does not wait for it.
 * @throws Error if it cannot be loaded; the next call tries again
 */
export async function loadPreview(): Promise<PreviewScript> {
  try {
    return await importScript();
  } catch (error) {
    failures += 1;
    throw error;
  }
}

/**
 * Each attempt uses a new URL: browsers cache the failure of a module and don't request it again.
 */
function importScript(): Promise<PreviewScript> {
  if (!failures) return import('./preview.ts');
  return import(/* @vite-ignore */ `${previewUrl}?again=${failures}`) as Promise<PreviewScript>; // the same file
}
