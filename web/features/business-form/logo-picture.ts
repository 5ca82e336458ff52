import { businessConstraints } from '../../../contract/business-constraints.ts';
import { drawableSvg } from './drawable-svg.ts';

/** The longest side of an uploaded logo, in pixels: what posters print (`server/pictures/decoder/`). */
const longestSide = 1_200;

/**
 * The most characters of a data URL: 1.5 MB of picture. A photograph as a PNG has more, and is sent with
 * fewer pixels. An unsaved form's is kept in the session storage, which holds five million.
 */
const longestUrl = 2_000_000;

/**
 * The maximum scale of the first step relative to the target size, for smooth halving. Twice the longest
 * side is within the 16 million pixels of a canvas in Safari.
 */
const largestStep = 2;

/** Decoding the image would take more memory than phones have. */
export class TooManyPixels extends Error {}

/**
 * Converts an image to the data URL of a PNG of at most 1,200 pixels on each side. Smaller images are not
 * scaled, and transparency is preserved.
 * @throws TooManyPixels; any other error when the browser cannot decode the image
 */
export async function fitLogo(file: File): Promise<string> {
  const isSvg = file.type === 'image/svg+xml';
  const picture = await load(isSvg ? drawableSvg(await file.text()) : await dataUrlOf(file));
  for (let side = longestSide; ; side = Math.round(side * 0.7)) {
    const url = fitted(picture, side).toDataURL('image/png');
    if (!url.startsWith('data:image/png')) throw new Error('The image could not be written.');
    if (url.length <= longestUrl) return url;
  }
}

/** The content security policy allows images from data URLs, but not from blob URLs. */
function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string)); // `readAsDataURL` returns a string
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Unreadable file')));
    reader.readAsDataURL(file);
  });
}

function load(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.addEventListener('load', () => resolve(picture));
    picture.addEventListener('error', () => reject(new Error('This is not an image.')));
    picture.src = url;
  });
}

/** Scales down in halving steps, since a single large step would skip most pixels. */
function fitted(picture: HTMLImageElement, side: number): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = picture;
  if (!naturalWidth || !naturalHeight) throw new Error('This image has no size.');
  // The size is in the file header; the image is decoded only when drawn.
  if (naturalWidth * naturalHeight > businessConstraints.logoPixels) throw new TooManyPixels();
  const scale = Math.min(1, side / Math.max(naturalWidth, naturalHeight));
  const width = Math.max(1, Math.round(naturalWidth * scale));
  const height = Math.max(1, Math.round(naturalHeight * scale));
  let step = Math.min(largestStep, 2 ** Math.floor(Math.log2(1 / scale)));
  let canvas = draw(picture, width * step, height * step);
  while (step > 1) {
    step /= 2;
    canvas = draw(canvas, width * step, height * step);
  }
  return canvas;
}

function draw(source: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}
