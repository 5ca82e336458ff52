import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';
import type { TextLine, Weight } from './shapes.ts';

/** Inter (OFL-1.1): Latin with Vietnamese, Greek and Cyrillic. */
const files: Readonly<Record<Weight, string>> = {
  medium: '500Medium/Inter_500Medium.ttf',
  semibold: '600SemiBold/Inter_600SemiBold.ttf',
  bold: '700Bold/Inter_700Bold.ttf',
};

/** OpenType features for everything that is set. */
export const features = ['kern', 'liga'] as const;

export interface Fonts {
  /** The fonts' files, as a PDF embeds parts of them. */
  files: Readonly<Record<Weight, Buffer>>;
  /** The width of a text set at size 1. */
  widthOf(text: string, weight: Weight, tracking: number): number;
  /** The outlines of a line as an SVG path in points. */
  outlineOf(line: TextLine): string;
  /** The characters of a text that the fonts lack, each once. */
  missingIn(text: string): string;
}

let loading: Promise<Fonts> | undefined;

/** They take a tenth of a second to load, so they are loaded for the first poster. */
export function loadFonts(): Promise<Fonts> {
  loading ??= readFonts();
  return loading;
}

async function readFonts(): Promise<Fonts> {
  const { create } = await import('fontkit');
  const [medium, semibold, bold] = await Promise.all(
    [files.medium, files.semibold, files.bold].map((file) =>
      readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${file}`))),
    ),
  );
  if (!medium || !semibold || !bold) throw new Error('A font of the posters could not be read.');
  const buffers = { medium, semibold, bold };
  const fonts = {
    // A file with one font, not a collection.
    medium: create(medium) as Font,
    semibold: create(semibold) as Font, // likewise
    bold: create(bold) as Font, // likewise
  };
  return {
    files: buffers,
    widthOf: (text, weight, tracking) => widthOf(fonts[weight], text, tracking),
    outlineOf: (line) => outlineOf(fonts[line.weight], line),
    missingIn: (text) => missingIn(fonts.bold, text),
  };
}

function widthOf(font: Font, text: string, tracking: number): number {
  const { glyphs, advanceWidth } = font.layout(text, [...features]);
  return advanceWidth / font.unitsPerEm + Math.max(0, glyphs.length - 1) * tracking;
}

function outlineOf(font: Font, { text, x, y, size, tracking }: TextLine): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text, [...features]);
  let at = x;
  let path = '';
  glyphs.forEach((glyph, index) => {
    const position = positions[index];
    if (!position) return;
    const [left, base] = [at + position.xOffset * scale, y - position.yOffset * scale];
    for (const { command, args } of glyph.path.commands) {
      const points = args.map((value, axis) =>
        (axis % 2 === 0 ? left + value * scale : base - value * scale).toFixed(2),
      );
      path += letters[command] + points.join(' ');
    }
    at += position.xAdvance * scale + tracking * size;
  });
  return path;
}

const letters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

function missingIn(font: Font, text: string): string {
  const characters = new Set(text.normalize('NFC'));
  return [...characters]
    .filter((one) => {
      const code = one.codePointAt(0) ?? 0;
      return one.trim() !== '' && !font.hasGlyphForCodePoint(code);
    })
    .join('');
}
