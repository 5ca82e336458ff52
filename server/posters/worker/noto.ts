import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Buffer as HarfBuzzBuffer, Font } from 'harfbuzzjs';
import type { Face, SetGlyph } from './face.ts';
import { hanFamily } from './han-family.ts';
import type { Weight } from './shapes.ts';

interface Family {
  /** Of its package: `@fontsource-variable/noto-sans-<name>`. */
  name: string;
  /** The characters that ask for it. */
  letters: RegExp;
  leading: number;
}

/**
 * Noto Sans (OFL-1.1) for what Inter lacks: scripts of the languages most spoken in the US. Those with marks
 * above and below their letters need more room between lines.
 */
const families: readonly Family[] = [
  { name: 'arabic', letters: /\p{Script=Arabic}/u, leading: 1.6 },
  { name: 'armenian', letters: /\p{Script=Armenian}/u, leading: 1.3 },
  { name: 'bengali', letters: /\p{Script=Bengali}/u, leading: 1.4 },
  { name: 'devanagari', letters: /\p{Script=Devanagari}/u, leading: 1.4 },
  { name: 'ethiopic', letters: /\p{Script=Ethiopic}/u, leading: 1.3 },
  { name: 'georgian', letters: /\p{Script=Georgian}/u, leading: 1.3 },
  { name: 'gujarati', letters: /\p{Script=Gujarati}/u, leading: 1.4 },
  { name: 'gurmukhi', letters: /\p{Script=Gurmukhi}/u, leading: 1.4 },
  { name: 'hebrew', letters: /\p{Script=Hebrew}/u, leading: 1.3 },
  { name: 'kannada', letters: /\p{Script=Kannada}/u, leading: 1.5 },
  { name: 'khmer', letters: /\p{Script=Khmer}/u, leading: 1.6 },
  { name: 'lao', letters: /\p{Script=Lao}/u, leading: 1.6 },
  { name: 'malayalam', letters: /\p{Script=Malayalam}/u, leading: 1.5 },
  { name: 'myanmar', letters: /\p{Script=Myanmar}/u, leading: 1.7 },
  { name: 'tamil', letters: /\p{Script=Tamil}/u, leading: 1.4 },
  { name: 'telugu', letters: /\p{Script=Telugu}/u, leading: 1.6 },
  { name: 'thai', letters: /\p{Script=Thai}/u, leading: 1.6 },
];

/** The scripts that share Chinese characters, and their wide punctuation. */
const eastAsian =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/gu;
const eastAsianFamilies = ['sc', 'tc', 'jp', 'kr'];

/** The weights of Inter, at which a variable font is drawn. */
const weights: Readonly<Record<Weight, number>> = { medium: 500, semibold: 600, bold: 700 };

/** By file; freed with the thread. */
const loaded = new Map<string, Promise<Face>>();

/** The faces that a text needs besides Inter; for most texts none, and nothing is read. */
export async function loadNoto(text: string): Promise<Face[]> {
  const wanted = families.filter(({ letters }) => letters.test(text));
  const faces = await Promise.all(wanted.map((family) => loadFamily(family, text)));
  return [...faces.flat(), ...(await loadEastAsian(text.match(eastAsian) ?? []))];
}

/** The family that suits the text, and others for what it lacks: "阳光诊所 햇살". */
async function loadEastAsian(characters: readonly string[]): Promise<Face[]> {
  const faces: Face[] = [];
  const lacking = () => characters.filter((one) => !faces.some((face) => face.has(one)));
  for (const name of new Set([hanFamily(characters.join('')), ...eastAsianFamilies])) {
    const rest = lacking();
    if (rest.length === 0) break;
    faces.push(...(await loadFamily({ name, leading: 1.25 }, rest.join(''))));
  }
  return faces;
}

/** A script is one file, named like it; a family of thousands of characters is many, and numbered. */
async function loadFamily(
  { name, leading }: Pick<Family, 'name' | 'leading'>,
  text: string,
): Promise<Face[]> {
  const directory = `@fontsource-variable/noto-sans-${name}`;
  const list = await readPackageFile(`${directory}/unicode.json`);
  const subsets = JSON.parse(list.toString()) as Record<string, string>; // the package's own list
  const codes = Array.from(text, codeOf);
  const files = Object.entries(subsets)
    .filter(([subset]) => subset === name || subset.startsWith('['))
    .filter(([, ranges]) => codes.some((code) => isWithin(ranges, code)))
    .map(([subset]) => `noto-sans-${name}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`);
  return Promise.all(
    files.map((file) => {
      const face = loaded.get(file) ?? loadFace(`${directory}/files/${file}`, leading);
      loaded.set(file, face);
      return face;
    }),
  );
}

/** @param ranges as in CSS, such as `U+0600-06FF,U+0750` */
function isWithin(ranges: string, code: number): boolean {
  return ranges.split(',').some((range) => {
    const [first = NaN, last = first] = range
      .replace(/^U\+/i, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return first <= code && code <= last;
  });
}

/** Set with HarfBuzz, as browsers do: fontkit fails for some letters with marks. */
async function loadFace(file: string, leading: number): Promise<Face> {
  const [hb, { default: decompress }, compressed] = await Promise.all([
    import('harfbuzzjs'),
    import('woff2-encoder/decompress'),
    readPackageFile(file),
  ]);
  const face = new hb.Face(new hb.Blob(await decompress(compressed)));
  const codes = new Set(face.collectUnicodes());
  const fonts = new Map<Weight, Font>();
  const fontOf = (weight: Weight) => {
    let font = fonts.get(weight);
    if (!font) {
      font = new hb.Font(face);
      font.setVariations([new hb.Variation('wght', weights[weight])]);
      fonts.set(weight, font);
    }
    return font;
  };
  return {
    leading,
    has: (character) => codes.has(codeOf(character)),
    set(text, weight, isRightToLeft) {
      const font = fontOf(weight);
      const buffer = new hb.Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      buffer.setDirection(isRightToLeft ? hb.Direction.RTL : hb.Direction.LTR);
      hb.shape(font, buffer);
      return setGlyphs(font, buffer, face.upem);
    },
  };
}

function setGlyphs(font: Font, buffer: HarfBuzzBuffer, unitsPerEm: number): SetGlyph[] {
  const scale = 1 / unitsPerEm;
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint: glyph }, index): SetGlyph => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    return {
      outline: () =>
        font.glyphToJson(glyph).map(({ type, values }) => ({
          letter: type,
          values: values.map((value) => value * scale),
        })),
      x: xOffset * scale,
      y: yOffset * scale,
      advance: xAdvance * scale,
    };
  });
}

function readPackageFile(file: string): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(file)));
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
