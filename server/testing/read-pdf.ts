import { PDFiumLibrary } from '@hyzyla/pdfium';
import jsqr from 'jsqr';
import sharp from 'sharp';

/** A page of a PDF as Chrome's viewer shows it. */
export interface PdfPage {
  pages: number;
  /** In points. */
  width: number;
  height: number;
  text: string;
  /** The QR code within a part of the page; undefined if there is none. */
  readQr(part?: PdfPart): string | undefined;
  /** As a PNG. */
  png(): Promise<Buffer>;
}

/** A part of a page, in points from the top left corner. */
export interface PdfPart {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Renders the first page of a PDF. @param dpi pixels to the inch */
export async function readPdf(file: Uint8Array, dpi: number): Promise<PdfPage> {
  const scale = dpi / 72;
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  const pages = document.getPageCount();
  const text = document.getPage(0).getText();
  const { originalWidth, originalHeight } = document.getPage(0).getOriginalSize();
  const { data, width, height } = await document.getPage(0).render({ scale, render: 'bitmap' });
  const pixels = Buffer.from(data);
  document.destroy();
  library.destroy();
  const part = ({ left, top, ...size }: PdfPart): Uint8ClampedArray => {
    const [columns, rows] = [Math.floor(size.width * scale), Math.floor(size.height * scale)];
    const cut = new Uint8ClampedArray(columns * rows * 4);
    for (let row = 0; row < rows; row += 1) {
      const from = ((Math.floor(top * scale) + row) * width + Math.floor(left * scale)) * 4;
      cut.set(pixels.subarray(from, from + columns * 4), row * columns * 4);
    }
    return cut;
  };
  return {
    pages,
    width: originalWidth,
    height: originalHeight,
    text,
    readQr: (where = { left: 0, top: 0, width: originalWidth, height: originalHeight }) =>
      jsqr.default(part(where), Math.floor(where.width * scale), Math.floor(where.height * scale))
        ?.data,
    png: () =>
      sharp(pixels, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .png()
        .toBuffer(),
  };
}
