import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';
import type { Face, SetGlyph } from './face.ts';
import type { Weight } from './shapes.ts';
import { mirrored } from './split-runs.ts';

/** Inter (OFL-1.1): Latin with Vietnamese, Greek and Cyrillic. */
const paths: Readonly<Record<Weight, string>> = {
  medium: '500Medium/Inter_500Medium.ttf',
  semibold: '600SemiBold/Inter_600SemiBold.ttf',
  bold: '700Bold/Inter_700Bold.ttf',
};

/** OpenType features for everything that is set in Inter. */
export const features = ['kern', 'liga'] as const;

export interface Inter extends Face {
  /** As a PDF embeds parts of them. */
  files: Readonly<Record<Weight, Buffer>>;
}

let loading: Promise<Inter> | undefined;

/** It takes a tenth of a second to load, so it is loaded for the first poster. */
export function loadInter(): Promise<Inter> {
  loading ??= readInter();
  return loading;
}

/** Set with fontkit, as PDFKit does, so that a PDF and its preview agree. */
async function readInter(): Promise<Inter> {
  const { create } = await import('fontkit');
  const [medium, semibold, bold] = await Promise.all(
    [paths.medium, paths.semibold, paths.bold].map((path) =>
      readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${path}`))),
    ),
  );
  if (!medium || !semibold || !bold) throw new Error('A font of the posters could not be read.');
  const fonts = {
    // A file with one font, not a collection.
    medium: create(medium) as Font,
    semibold: create(semibold) as Font, // likewise
    bold: create(bold) as Font, // likewise
  };
  return {
    files: { medium, semibold, bold },
    leading: 1,
    has: (character) => fonts.bold.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    set: (text, weight, isRightToLeft) => set(fonts[weight], text, isRightToLeft),
  };
}

function set(font: Font, text: string, isRightToLeft: boolean): SetGlyph[] {
  const scale = 1 / font.unitsPerEm;
  const direction = isRightToLeft ? 'rtl' : 'ltr';
  // Unlike HarfBuzz, fontkit doesn't mirror.
  const shown = isRightToLeft ? mirrored(text) : text;
  const run = font.layout(shown, [...features], undefined, undefined, direction);
  return run.glyphs.map((glyph, index): SetGlyph => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = run.positions[index] ?? {};
    return {
      outline: () =>
        glyph.path.commands.map(({ command, args }) => ({
          letter: letters[command],
          values: args.map((value) => value * scale),
        })),
      x: xOffset * scale,
      y: yOffset * scale,
      advance: xAdvance * scale,
    };
  });
}

const letters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;
