/**
 * Where the script stands that holds the preview. The build puts the address of its own here
 * (`web/build/preview-address.ts`); a development server serves the source itself.
 */
export const previewUrl = new URL('./preview.ts', import.meta.url).href;
