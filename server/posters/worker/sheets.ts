import type { PosterPaper } from '../../../contract/poster-rules.ts';
import type { PosterContent } from './content.ts';
import type { Fonts } from './fonts.ts';
import { landscapeFace } from './landscape-face.ts';
import type { Page, Rule, Shape } from './shapes.ts';
import { portraitFace } from './portrait-face.ts';
import { typesetText } from './type-setter.ts';

const inch = 72;
const millimeter = inch / 25.4;

const sheets: Readonly<Record<PosterPaper, { width: number; height: number }>> = {
  letter: { width: 8.5 * inch, height: 11 * inch },
  a4: { width: 210 * millimeter, height: 297 * millimeter },
};

/** What fits stands and photo paper: 4 × 6 in, or A6. */
const counterCards: Readonly<Record<PosterPaper, { width: number; height: number }>> = {
  letter: { width: 4 * inch, height: 6 * inch },
  a4: { width: 105 * millimeter, height: 148 * millimeter },
};

/** Ten on a sheet, as on perforated business card sheets: 3.5 × 2 in, or 85 × 55 mm. */
const businessCards: Readonly<Record<PosterPaper, { width: number; height: number }>> = {
  letter: { width: 3.5 * inch, height: 2 * inch },
  a4: { width: 85 * millimeter, height: 55 * millimeter },
};

/** The page to print. */
export function layOut(fonts: Fonts, content: PosterContent): Page {
  const { kind, paper } = content;
  const sheet = sheets[paper];
  if (kind === 'poster') return { ...sheet, shapes: portraitFace(fonts, content, sheet) };
  if (kind === 'table-tent') return { ...sheet, shapes: tableTent(fonts, content) };
  if (kind === 'business-cards') return { ...sheet, shapes: cardSheet(fonts, content) };
  const card = counterCards[paper];
  return { ...card, shapes: portraitFace(fonts, content, card) };
}

/** Two faces back to back over a foot; folded at the lines, it stands like a tent. */
function tableTent(fonts: Fonts, content: PosterContent): Shape[] {
  const { width, height } = sheets[content.paper];
  const faceHeight = height * 0.4;
  const shapes = landscapeFace(fonts, content, {
    width,
    height: faceHeight,
    margin: 44,
    gutter: 36,
    logo: 58,
    name: 27,
    caption: 15,
    sentence: 38,
    call: 17,
    address: 11.5,
  });
  const foot = typesetText(
    fonts,
    'Fold back along both dotted lines. Tape the bottom edge of this strip to the top edge of the sheet.',
    {
      width: width * 0.66,
      height: 60,
      lines: 3,
      largest: 11,
      smallest: 1,
      weight: 'medium',
      color: '#6b6864',
      leading: 1.4,
    },
    'center',
  );
  const rotated = { width, height: faceHeight };
  return [
    { is: 'group', x: 0, y: 0, rotated, shapes },
    fold(0, width, faceHeight),
    { is: 'group', x: 0, y: faceHeight, rotated: null, shapes },
    fold(0, width, 2 * faceHeight),
    ...foot.at(width / 2, 2 * faceHeight + 34),
  ];
}

function fold(from: number, to: number, y: number): Rule {
  return { is: 'rule', from: [from, y], to: [to, y], isDotted: true, color: '#8a8782' };
}

/** Two columns of five, with marks to cut along in the margins. */
function cardSheet(fonts: Fonts, content: PosterContent): Shape[] {
  const sheet = sheets[content.paper];
  const { width, height } = businessCards[content.paper];
  const left = (sheet.width - 2 * width) / 2;
  const top = (sheet.height - 5 * height) / 2;
  const shapes = landscapeFace(fonts, content, {
    width,
    height,
    margin: 15,
    gutter: 12,
    logo: 24,
    name: 12,
    caption: 7.2,
    sentence: 14.5,
    call: 7.6,
    address: 5.6,
  });
  const cards = Array.from({ length: 10 }, (_, index): Shape => {
    const x = left + (index % 2) * width;
    const y = top + Math.floor(index / 2) * height;
    return { is: 'group', x, y, rotated: null, shapes };
  });
  const columns = [0, 1, 2].map((column) => left + column * width);
  const rows = [0, 1, 2, 3, 4, 5].map((row) => top + row * height);
  return [
    ...cards,
    ...columns.flatMap((x) => marks([x, top - 6], [x, sheet.height - top + 6], [0, 12])),
    ...rows.flatMap((y) => marks([left - 6, y], [sheet.width - left + 6, y], [12, 0])),
  ];
}

type Point = readonly [x: number, y: number];

/** One outward from each end. */
function marks(begin: Point, end: Point, [dx, dy]: Point): Rule[] {
  const mark = { is: 'rule', isDotted: false, color: '#8a8782' } as const;
  return [
    { ...mark, from: [begin[0] - dx, begin[1] - dy], to: begin },
    { ...mark, from: end, to: [end[0] + dx, end[1] + dy] },
  ];
}
