/**
 * The URL of the preview script. The build replaces it with the hashed one
 * (`web/build/preview-address.ts`); the development server serves the source.
 */
export const previewUrl = new URL('./preview.ts', import.meta.url).href;
