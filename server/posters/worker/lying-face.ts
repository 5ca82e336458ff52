import { setBrand } from './brand.ts';
import { codePanel, labelText, panelSize } from './code-panel.ts';
import type { PosterContent } from './content.ts';
import type { Fonts } from './fonts.ts';
import type { Shape } from './shapes.ts';
import { setText, type Block } from './type-setter.ts';

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

/** The texts at the left, the code at the right. For business cards and table tents. */
export function lyingFace(fonts: Fonts, content: PosterContent, measures: Measures): Shape[] {
  const { height, width, margin, gutter } = measures;
  const frame = height * 0.022;
  const plate = height - 2 * margin - 2 * frame;
  const panel = { plate, frame, label: 0 };
  const { width: side } = panelSize(panel);
  const room = width - 2 * margin - gutter - side;
  const blocks = textBlocks(fonts, content, measures, room);
  const texts = blocks.reduce((sum, block) => sum + block.height, 0);
  // The question and what to do about it belong together; the brand is at the top, the address at the bottom.
  const callGap = measures.call * 1.05;
  const space = height - 2 * margin - texts - callGap;
  const gaps = [space * 0.5, callGap, space * 0.5];
  const shapes: Shape[] = [];
  let top = margin;
  blocks.forEach((block, index) => {
    shapes.push(...block.at(margin, top));
    top += block.height + (gaps[index] ?? 0);
  });
  return [...shapes, ...codePanel(fonts, content, panel, [width - margin - side, margin])];
}

function textBlocks(
  fonts: Fonts,
  content: PosterContent,
  measures: Measures,
  width: number,
): Block[] {
  const { logo, name, caption, sentence, call, address } = measures;
  const brandRoom = { width, height: logo, caption, name, lines: 3 };
  return [
    setBrand(fonts, content, brandRoom, 'left'),
    setText(
      fonts,
      content.sentence,
      {
        width,
        height: sentence * 3.4,
        lines: 3,
        largest: sentence,
        smallest: sentence * 0.4,
        weight: 'bold',
        color: ink,
        leading: 1.12,
        tracking: -0.02,
      },
      'left',
    ),
    setText(
      fonts,
      labelText,
      {
        width,
        height: call * 2,
        lines: 1,
        largest: call,
        smallest: 1,
        weight: 'semibold',
        color: content.color,
      },
      'left',
    ),
    setText(
      fonts,
      content.address,
      {
        width,
        height: address * 5,
        lines: 3,
        largest: address,
        smallest: address * 0.7,
        weight: 'medium',
        color: '#55524e',
        leading: 1.3,
        isAddress: true,
      },
      'left',
    ),
  ];
}
