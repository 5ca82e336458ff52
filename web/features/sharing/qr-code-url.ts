/**
 * Where the script stands that draws codes. The build puts the address of its own here
 * (`web/build/qr-code-address.ts`); a development server serves the source itself.
 */
export const qrCodeUrl = new URL('./qr-code.ts', import.meta.url).href;
