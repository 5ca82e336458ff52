import type { QrCode } from './qr-code.ts';

/** Width and height, in pixels. */
const size = 300;
/** The quiet zone on each side, in modules. */
const margin = 2;

/**
 * A QR code as a PNG of 300 × 300 pixels, black on white. The specified size and quiet zone don't
 * divide into whole pixels per module, so some modules are a pixel wider; scanners tolerate that.
 * Encoded byte by byte rather than through a canvas, since browsers that resist fingerprinting
 * alter canvas pixels.
 */
export function qrPng(code: QrCode): Uint8Array<ArrayBuffer> {
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    // Bit depth 1, grayscale, no interlacing.
    chunk('IHDR', joined([bigEndian(size), bigEndian(size), Uint8Array.of(1, 0, 0, 0, 0)])),
    chunk('IDAT', zlibStored(scanlines(code))),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** Rows of a filter byte (0: none) and 300 bits each, 1 for white. */
function scanlines(code: QrCode): Uint8Array {
  const isBlack = pixelsOf(code);
  const stride = 1 + Math.ceil(size / 8);
  const lines = new Uint8Array(stride * size);
  for (let index = 0; index < size * size; index += 1) {
    const [x, y] = [index % size, Math.floor(index / size)];
    if (isBlack(x, y)) continue;
    const at = y * stride + 1 + (x >> 3);
    lines[at] = (lines[at] ?? 0) | (0x80 >> (x & 7));
  }
  return lines;
}

/** Which pixels are black: those whose center is in a black module. */
function pixelsOf(code: QrCode): (x: number, y: number) => boolean {
  const scale = size / (code.length + 2 * margin);
  const moduleAt = (pixel: number) => Math.floor((pixel + 0.5) / scale) - margin;
  return (x, y) => code[moduleAt(y)]?.[moduleAt(x)] ?? false;
}

/** RFC 1950 and 1951 without compression: one stored block, of less than 64 kB. */
function zlibStored(bytes: Uint8Array): Uint8Array {
  const length = bytes.length;
  const head = [0x78, 0x01, 1, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff];
  return joined([Uint8Array.from(head), bytes, bigEndian(adler32(bytes))]);
}

/** A PNG chunk: length, name, content and checksum. */
function chunk(name: string, content: Uint8Array): Uint8Array {
  const named = joined([Uint8Array.from(name, (letter) => letter.charCodeAt(0)), content]);
  return joined([bigEndian(content.length), named, bigEndian(crc32(named))]);
}

function adler32(bytes: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return ((b << 16) | a) >>> 0;
}

/** ISO 3309, bit by bit: the file is only 12 kB. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  return ~crc >>> 0;
}

function bigEndian(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
