import { businessConstraints } from '../../../contract/business-constraints.ts';
import { drawableSvg } from './drawable-svg.ts';

/** The maximum size of an uploaded logo: 180 by 90 CSS pixels at a device pixel ratio of 2. */
const largestLogo = { width: 360, height: 180 };

/** The maximum scale of the first step relative to the target size; enough for smooth halving. */
const largestStep = 8;

/**
 * Converts an image to the data URL of a PNG that fits in 360 × 180. Smaller images are not scaled, and
 * transparency is preserved.
 * @throws when the browser cannot decode the image, or the image has too many pixels
 */
export async function fitLogo(file: File): Promise<string> {
  const isSvg = file.type === 'image/svg+xml';
  const picture = await load(isSvg ? drawableSvg(await file.text()) : await dataUrlOf(file));
  const url = fitted(picture).toDataURL('image/png');
  if (!url.startsWith('data:image/png')) throw new Error('The image could not be written.');
  return url;
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
function fitted(picture: HTMLImageElement): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = picture;
  if (!naturalWidth || !naturalHeight) throw new Error('This image has no size.');
  // The size is in the file header; the image is decoded only when drawn.
  if (naturalWidth * naturalHeight > businessConstraints.logoPixels)
    throw new Error('This image has too many pixels.');
  const scale = Math.min(1, largestLogo.width / naturalWidth, largestLogo.height / naturalHeight);
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
