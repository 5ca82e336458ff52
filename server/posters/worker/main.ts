/** The thread that draws posters, started by `posters.ts`: an `Order` at a time, each answered by a `Drawn`. */
import { parentPort } from 'node:worker_threads';
import { encodeQR } from 'qr';
import { printedName } from '../../../contract/poster-rules.ts';
import type { PosterContent } from './content.ts';
import { drawPdf } from './draw-pdf.ts';
import { drawSvg } from './draw-svg.ts';
import { loadFonts } from './fonts.ts';
import { readLogo } from './read-logo.ts';
import type { Drawn, Order } from './messages.ts';
import type { Modules } from './qr-outline.ts';
import { layOut } from './sheets.ts';

parentPort?.on('message', (order: Order) => {
  // An error ends the thread, which tells the server.
  void draw(order).then(answer);
});

function answer(drawn: Drawn): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(drawn);
}

async function draw(order: Order): Promise<Drawn> {
  const content = contentOf(order);
  const fonts = await loadFonts([content.name, content.sentence]);
  for (const text of ['name', 'sentence'] as const) {
    const characters = fonts.missingIn(content[text]);
    if (characters) return { is: 'unprintable', text, characters };
  }
  const page = layOut(fonts, content);
  if (order.format === 'svg') return { is: 'svg', svg: drawSvg(fonts, page, content) };
  const title = `${order.name} – ${titles[order.kind]}`;
  const about = { title, author: order.name, now: order.now };
  return { is: 'pdf', pdf: await drawPdf(fonts, page, content, about) };
}

const titles = {
  poster: 'Poster',
  'counter-card': 'Counter card',
  'business-cards': 'Business cards',
  'table-tent': 'Table tent',
} as const;

function contentOf({ url, codeUrl, logo, ...order }: Order): PosterContent {
  return {
    ...order,
    name: printedName(order.name).normalize('NFC'),
    sentence: order.sentence.normalize('NFC'),
    address: url.replace(/^https?:\/\//, ''),
    code: encode(codeUrl, order.kind),
    logo: logo && readLogo(Buffer.from(logo.buffer, logo.byteOffset, logo.byteLength)),
  };
}

/**
 * Posters fade and get dirty: `quartile` tolerates damage to a quarter of the code. A business card is
 * small and soon thrown away, so larger modules matter more.
 */
function encode(url: string, kind: Order['kind']): Modules {
  const ecc = kind === 'business-cards' ? 'medium' : 'quartile';
  // The package always draws a border of at least one module.
  return encodeQR(url, 'raw', { ecc, border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
}
