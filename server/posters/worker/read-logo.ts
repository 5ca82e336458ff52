import type { Logo } from './content.ts';

/** The type and size of a PNG or JPEG that `server/pictures` has written. @throws Error if it is neither */
export function readLogo(bytes: Buffer): Logo {
  if (bytes.readUInt32BE(0) === 0x89_50_4e_47)
    return {
      bytes,
      type: 'image/png',
      width: bytes.readUInt32BE(16),
      height: bytes.readUInt32BE(20),
    };
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    // The start of a frame, baseline or progressive.
    if (marker === 0xff_c0 || marker === 0xff_c2)
      return {
        bytes,
        type: 'image/jpeg',
        width: bytes.readUInt16BE(at + 7),
        height: bytes.readUInt16BE(at + 5),
      };
  }
  throw new Error('A logo in print resolution is neither a PNG nor a JPEG.');
}
