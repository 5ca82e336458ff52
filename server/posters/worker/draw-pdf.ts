import type { PosterContent } from './content.ts';
import type { Fonts } from './fonts.ts';
import { features } from './inter.ts';
import { qrOutline } from './qr-outline.ts';
import type { Page, Shape } from './shapes.ts';

interface About {
  title: string;
  author: string;
  now: Date;
}

/**
 * A page as a PDF: vector outlines, text that can be selected, and the parts of Inter that it uses. A line in
 * another script is outlines, which carry its text for readers that look for it.
 */
export async function drawPdf(
  fonts: Fonts,
  page: Page,
  content: PosterContent,
  { title, author, now }: About,
): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit');
  const document = new PdfDocument({
    size: [page.width, page.height],
    margin: 0,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: now, ModDate: now },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => {
    document.on('end', resolve);
  });
  for (const [weight, file] of Object.entries(fonts.files)) document.registerFont(weight, file);
  const outline = qrOutline(content.code);
  for (const shape of page.shapes) drawShape(document, fonts, shape, content, outline);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawShape(
  document: PDFKit.PDFDocument,
  fonts: Fonts,
  shape: Shape,
  content: PosterContent,
  outline: string,
): void {
  document.save();
  switch (shape.is) {
    case 'text':
      if (!fonts.isInter(shape.text)) {
        document.markContent('Span', { actual: shape.text });
        document.path(fonts.outlineOf(shape)).fill(shape.color);
        document.endMarkedContent();
        break;
      }
      document
        .font(shape.weight)
        .fontSize(shape.size)
        .fillColor(shape.color)
        .text(shape.text, shape.x, shape.y, {
          baseline: 'alphabetic',
          lineBreak: false,
          characterSpacing: shape.tracking * shape.size,
          features: [...features],
        });
      break;
    case 'box':
      document
        .roundedRect(shape.x, shape.y, shape.width, shape.height, shape.radius)
        .fill(shape.color);
      break;
    case 'rule':
      if (shape.isDotted) document.dash(1, { space: 3 });
      document
        .moveTo(...shape.from)
        .lineTo(...shape.to)
        .lineWidth(0.6)
        .stroke(shape.color);
      break;
    case 'code':
      document
        .translate(shape.x, shape.y)
        .scale(shape.side / content.code.length)
        .path(outline)
        .fill('#000000');
      break;
    case 'picture':
      if (content.logo)
        document.image(content.logo.bytes, shape.x, shape.y, {
          width: shape.width,
          height: shape.height,
        });
      break;
    case 'group':
      document.translate(shape.x, shape.y);
      if (shape.rotated)
        document.rotate(180, { origin: [shape.rotated.width / 2, shape.rotated.height / 2] });
      for (const part of shape.shapes) drawShape(document, fonts, part, content, outline);
  }
  document.restore();
}
