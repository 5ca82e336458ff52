import { businessConstraints } from '../../../contract/business-constraints.ts';
import { drawableSvg } from './drawable-svg.ts';

/** The largest logo that is sent: 180 by 90, at two device pixels each. */
const largestLogo = { width: 360, height: 180 };

/** How many times the wanted size the first drawing may have: enough for halving to look smooth. */
const largestStep = 8;

/**
 * Any picture that this browser can draw, as the data URL of a PNG that fits into 360 × 180. Smaller
 * pictures keep their size, and what is transparent stays so.
 * @throws when the file holds no picture that this browser knows, or one of too many pixels
 */
export async function fitLogo(file: File): Promise<string> {
  const isSvg = file.type === 'image/svg+xml';
  const picture = await load(isSvg ? drawableSvg(await file.text()) : await dataUrlOf(file));
  const url = fitted(picture).toDataURL('image/png');
  if (!url.startsWith('data:image/png')) throw new Error('The image could not be written.');
  return url;
}

/** The pages' policy lets pictures come as data URLs, and not as blobs. */
function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string)); // by `readAsDataURL`
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

/** Drawn smaller by halves: one big step would skip most of the picture's pixels. */
function fitted(picture: HTMLImageElement): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = picture;
  if (!naturalWidth || !naturalHeight) throw new Error('This image has no size.');
  // Its size is known from its head; all of it is read only to be drawn.
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
