export type PictureKind = 'avif' | 'gif' | 'jpeg' | 'png' | 'svg' | 'webp';

/** A file's format by its first bytes, whatever its name or type; null for any other format. */
export function pictureKind(bytes: Buffer): PictureKind | null {
  const head = bytes.subarray(0, headBytes);
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'webp';
  if (isAvif(head)) return 'avif';
  return /^[^\0]*<(?:svg|!DOCTYPE svg)\b/i.test(text) ? 'svg' : null;
}

/** Enough for an SVG file's declaration and comments. */
const headBytes = 1_024;

/** ISO base media: an `ftyp` box with the major brand, a version, and the compatible brands. */
function isAvif(head: Buffer): boolean {
  if (head.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands = head.toString('latin1', 8, Math.min(head.readUInt32BE(0), headBytes));
  return /^(?:.{4})*(?:avif|avis)/s.test(brands);
}
