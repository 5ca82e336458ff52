import { previewUrl } from './preview-url.ts';

export type PreviewScript = typeof import('./preview.ts');

let failures = 0;

/**
 * Loads what shows a draft. It is a script of its own, so that the first view need not wait for it.
 * @throws Error when it cannot be loaded; the next call tries again
 */
export async function loadPreview(): Promise<PreviewScript> {
  try {
    return await importScript();
  } catch (error) {
    failures += 1;
    throw error;
  }
}

/** Each attempt at an address of its own: a browser never asks again for a script that once failed. */
function importScript(): Promise<PreviewScript> {
  if (!failures) return import('./preview.ts');
  return import(/* @vite-ignore */ `${previewUrl}?again=${failures}`) as Promise<PreviewScript>; // the same file
}
