import { setBrand } from './brand.ts';
import { codePanel, labelText, panelSize } from './code-panel.ts';
import type { PosterContent } from './content.ts';
import type { Fonts } from './fonts.ts';
import type { Shape } from './shapes.ts';
import { typesetText, type Align, type Block } from './type-setter.ts';

interface Measures {
  width: number;
  height: number;
  margin: number;
  /** Between the texts and the code. */
  gutter: number;
  /** The height of a logo, and the largest sizes of type, in points. */
  logo: number;
  name: number;
  caption: number;
  sentence: number;
  call: number;
  address: number;
}

const ink = '#1c1b1a';

/**
 * The texts at the left, the code at the right. For business cards and table tents. After a name that is read
 * from the right, all texts end at the code.
 */
export function landscapeFace(fonts: Fonts, content: PosterContent, measures: Measures): Shape[] {
  const { height, width, margin, gutter } = measures;
  const frame = height * 0.022;
  const plate = height - 2 * margin - 2 * frame;
  const panel = { plate, frame, label: 0 };
  const { width: side } = panelSize(panel);
  const room = { width: width - 2 * margin - gutter - side, height: height - 2 * margin };
  const align = fonts.isRightToLeft(content.name) ? 'right' : 'left';
  const edge = align === 'right' ? margin + room.width : margin;
  const { blocks, callGap } = textBlocks(fonts, content, measures, { ...room, align });
  const texts = blocks.reduce((sum, block) => sum + block.height, 0);
  // The question and what to do about it belong together; the brand is at the top, the address at the bottom.
  const space = room.height - texts - callGap;
  const gaps = [space / 2, callGap, space / 2];
  const shapes: Shape[] = [];
  let top = margin;
  blocks.forEach((block, index) => {
    shapes.push(...block.at(edge, top));
    top += block.height + (gaps[index] ?? 0);
  });
  return [...shapes, ...codePanel(fonts, content, panel, [width - margin - side, margin])];
}

interface Column {
  width: number;
  height: number;
  align: Align;
}

interface Texts {
  blocks: Block[];
  /** Between the question and what to do about it. */
  callGap: number;
}

/** A logo with a long name becomes smaller until the question has room for letters of a good size. */
function textBlocks(
  fonts: Fonts,
  content: PosterContent,
  measures: Measures,
  { width, height, align }: Column,
): Texts {
  const { sentence, call: callSize } = measures;
  const call = callBlock(fonts, content, callSize, { width, align });
  const address = addressBlock(fonts, content, measures.address, { width, align });
  const callGap = callSize * 1.05;
  // Between the brand and the question, and above the address.
  const minSpace = sentence * 0.75 + callSize * 0.8;
  const below = call.height + address.height + callGap + minSpace;
  for (let share = 1; ; share *= 0.8) {
    const { logo, name, caption } = measures;
    const brandRoom = { width, height: logo * share, caption, name, lines: 3 };
    const brand = setBrand(fonts, content, brandRoom, align);
    const question = questionBlock(fonts, content, sentence, {
      width,
      height: height - below - brand.height,
      align,
    });
    if (question.size >= sentence * 0.55 || !content.logo || share < 0.6)
      return { blocks: [brand, question, call, address], callGap };
  }
}

function questionBlock(fonts: Fonts, content: PosterContent, largest: number, room: Column): Block {
  return typesetText(
    fonts,
    content.sentence,
    {
      width: room.width,
      height: Math.min(room.height, largest * 3.4),
      lines: 3,
      largest,
      smallest: largest * 0.4,
      weight: 'bold',
      color: ink,
      leading: 1.12,
      tracking: -0.02,
    },
    room.align,
  );
}

function callBlock(
  fonts: Fonts,
  { color }: PosterContent,
  largest: number,
  { width, align }: Omit<Column, 'height'>,
): Block {
  return typesetText(
    fonts,
    labelText,
    { width, height: largest * 2, lines: 1, largest, smallest: 1, weight: 'semibold', color },
    align,
  );
}

function addressBlock(
  fonts: Fonts,
  content: PosterContent,
  largest: number,
  { width, align }: Omit<Column, 'height'>,
): Block {
  return typesetText(
    fonts,
    content.address,
    {
      width,
      height: largest * 5,
      lines: 3,
      largest,
      smallest: largest * 0.7,
      weight: 'medium',
      color: '#55524e',
      leading: 1.3,
      isAddress: true,
    },
    align,
  );
}
