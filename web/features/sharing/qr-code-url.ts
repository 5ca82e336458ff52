/**
 * The URL of the script that draws QR codes. The build replaces it with the hashed one
 * (`web/build/qr-code-address.ts`); the development server serves the source.
 */
export const qrCodeUrl = new URL('./qr-code.ts', import.meta.url).href;
