/** Whether a file is an iPhone photo (HEIC), by its first bytes: browsers other than Safari can't open it. */
export function isHeic(file: Uint8Array): boolean {
  if (textAt(file, 4, 8) !== 'ftyp') return false;
  const brands: string[] = textAt(file, 8, Math.min(uint32(file, 0), 1_024)).match(/.{4}/gs) ?? [];
  return brands.some((brand) => /^he[iv][cmsx]$/.test(brand)) && !brands.includes('avif');
}

/**
 * Whether the end of a picture file is missing, such as after an interrupted download. Browsers draw what
 * there is of it, and leave the rest gray.
 */
export function isCutOff(file: Uint8Array): boolean {
  if (startsWith(file, [0xff, 0xd8, 0xff])) return isJpegCutOff(file);
  if (textAt(file, 1, 4) === 'PNG') return find(file, [0x49, 0x45, 0x4e, 0x44], 8) < 0; // IEND
  if (textAt(file, 0, 4) === 'RIFF')
    return file.length < 12 || littleEndian(file, 4) + 8 > file.length;
  if (textAt(file, 0, 4) === 'GIF8') return file.findLast((byte) => byte !== 0) !== 0x3b;
  return textAt(file, 4, 8) === 'ftyp' && areBoxesCutOff(file);
}

/** A JPEG's end marker comes after the first scan; a thumbnail before it has one of its own. */
function isJpegCutOff(file: Uint8Array): boolean {
  let at = 2;
  while (file[at] === 0xff && file[at + 1] !== 0xda) {
    // Markers may be padded with further bytes of 0xff.
    if (file[at + 1] === 0xff) at += 1;
    else at += 2 + Math.max(2, (file[at + 2] ?? 0) * 256 + (file[at + 3] ?? 0));
  }
  return find(file, [0xff, 0xd9], at) < 0;
}

/** AVIF and HEIC files are boxes, each with its length in front; 0 means up to the end. */
function areBoxesCutOff(file: Uint8Array): boolean {
  let at = 0;
  while (at < file.length) {
    const length = uint32(file, at);
    // 1 stands for a length in 64 bits, which no logo needs.
    if (length < 8) return false;
    at += length;
  }
  return at > file.length;
}

function startsWith(file: Uint8Array, bytes: readonly number[], at = 0): boolean {
  return bytes.every((byte, index) => file[at + index] === byte);
}

function find(file: Uint8Array, bytes: readonly number[], from: number): number {
  const [first = 0] = bytes;
  for (let at = file.indexOf(first, from); at >= 0; at = file.indexOf(first, at + 1))
    if (startsWith(file, bytes, at)) return at;
  return -1;
}

function textAt(file: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...file.subarray(from, to));
}

function uint32(file: Uint8Array, at: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = file.subarray(at, at + 4);
  return ((a * 256 + b) * 256 + c) * 256 + d;
}

function littleEndian(file: Uint8Array, at: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = file.subarray(at, at + 4);
  return a + 256 * (b + 256 * (c + 256 * d));
}
