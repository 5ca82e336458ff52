import type { Face, SetGlyph } from './face.ts';
import { loadInter, type Inter } from './inter.ts';
import { loadNoto } from './noto.ts';
import type { TextLine } from './shapes.ts';
import { faceFor, isRightToLeft, splitRuns } from './split-runs.ts';

/** What some texts are set in: Inter, and Noto Sans for the characters that Inter lacks. */
export interface Fonts {
  /** Inter's files, as a PDF embeds parts of them. */
  files: Inter['files'];
  /** Whether Inter has all characters of a text. */
  isInter(text: string): boolean;
  /** Whether a text begins on the right. */
  isRightToLeft(text: string): boolean;
  /** The least distance of two baselines of a text, in sizes. */
  leadingOf(text: string): number;
  /** The width of a line set at size 1. */
  widthOf(line: LineText): number;
  /** The outlines of a line as an SVG path in points. */
  outlineOf(line: TextLine): string;
  /** The characters of a text that all fonts lack, each once. */
  missingIn(text: string): string;
}

type LineText = Pick<TextLine, 'text' | 'weight' | 'tracking' | 'isRightToLeft'>;

/** @param texts everything that isn't in English */
export async function loadFonts(texts: readonly string[]): Promise<Fonts> {
  const [inter, others] = await Promise.all([loadInter(), loadNoto(texts.join(' '))]);
  const faces = [inter, ...others];
  const facesOf = (text: string) => Array.from(text, (one) => faceFor(one, faces, inter));
  return {
    files: inter.files,
    isInter: (text) => facesOf(text).every((face) => face === inter),
    isRightToLeft,
    leadingOf: (text) => Math.max(...facesOf(text).map((face) => face?.leading ?? 0)),
    widthOf: (line) => setLine(line, faces).width,
    outlineOf: (line) => outlineOf(line, faces),
    missingIn: (text) => missingIn(text, faces),
  };
}

/** Tracking is for Inter only, the first of the faces: other scripts may join their letters. */
function setLine(line: LineText, faces: readonly Face[]): { glyphs: SetGlyph[]; width: number } {
  const glyphs: SetGlyph[] = [];
  let spacing = 0;
  for (const run of splitRuns(line.text, faces, line.isRightToLeft)) {
    const space = run.face === faces[0] ? line.tracking : 0;
    for (const glyph of run.face.set(run.text, line.weight, run.isRightToLeft))
      glyphs.push({ ...glyph, advance: glyph.advance + space });
    spacing = space;
  }
  const width = glyphs.reduce((sum, { advance }) => sum + advance, 0) - spacing;
  return { glyphs, width: Math.max(0, width) };
}

function outlineOf(line: TextLine, faces: readonly Face[]): string {
  const { size } = line;
  let at = line.x;
  let path = '';
  for (const { outline, x, y, advance } of setLine(line, faces).glyphs) {
    const [left, base] = [at + x * size, line.y - y * size];
    for (const { letter, values } of outline()) {
      const points = values.map((value, axis) =>
        (axis % 2 === 0 ? left + value * size : base - value * size).toFixed(2),
      );
      path += letter + points.join(' ');
    }
    at += advance * size;
  }
  return path;
}

/** Spaces, and characters that are never seen, such as joiners. */
const unseen = /^[\s\p{Default_Ignorable_Code_Point}]$/u;

function missingIn(text: string, faces: readonly Face[]): string {
  const missing = Array.from(text).filter(
    (one) => !unseen.test(one) && !faceFor(one, faces, undefined),
  );
  return [...new Set(missing)].join('');
}
