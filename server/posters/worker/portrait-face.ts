import { codePanel, panelSize } from './code-panel.ts';
import type { PosterContent } from './content.ts';
import type { Fonts } from './fonts.ts';
import { setBrand } from './brand.ts';
import type { Shape } from './shapes.ts';
import { typesetText, type Block } from './type-setter.ts';

interface Size {
  width: number;
  height: number;
}

/** How the measures of a large poster shrink on a small card: its small print stays readable. */
interface Scale {
  /** For distances and large type: 1 on a sheet of US Letter. */
  large: number;
  /** For small type. */
  small: number;
}

/** The least white space between the blocks in all, in points on a sheet of US Letter. */
const minSpace = 104;

const ink = '#1c1b1a';
const soft = '#55524e';
const invitation = 'Point your phone’s camera at the code, or go to';

/** One above the other: who asks, what, the code, and the address. For posters and counter cards. */
export function portraitFace(fonts: Fonts, content: PosterContent, size: Size): Shape[] {
  const scale = scaleOf(size);
  const margin = 54 * scale.large;
  const width = size.width - 2 * margin;
  const brand = brandBlock(fonts, content, scale, width);
  const way = wayBlock(fonts, content, scale, width);
  const least = panelSize(panelOf(size.width * 0.42, scale)).height + minSpace * scale.large;
  const headlineRoom = size.height - 2 * margin - brand.height - way.height - least;
  const headline = headlineBlock(fonts, content, scale, { width, height: headlineRoom });
  const texts = brand.height + headline.height + way.height;
  const room = size.height - 2 * margin - texts;
  const largest = panelOf(size.width * 0.54, scale);
  const excess = panelSize(largest).height + minSpace * scale.large - room;
  const panel = panelOf(largest.plate - Math.max(0, excess), scale);
  const { width: panelWidth, height: panelHeight } = panelSize(panel);
  // The white space between the blocks; the address belongs to the code.
  const space = room - panelHeight;
  const gaps = [0.36, 0.38, 0.26].map((share) => share * space);
  const middle = size.width / 2;
  const [first = 0, second = 0, third = 0] = gaps;
  const headlineTop = margin + brand.height + first;
  const panelTop = headlineTop + headline.height + second;
  return [
    ...brand.at(middle, margin),
    ...headline.at(middle, headlineTop),
    ...codePanel(fonts, content, panel, [middle - panelWidth / 2, panelTop]),
    ...way.at(middle, panelTop + panelHeight + third),
  ];
}

function scaleOf({ width, height }: Size): Scale {
  const large = Math.min(width / 612, height / 792);
  return { large, small: Math.max(large, 0.5) };
}

function brandBlock(fonts: Fonts, content: PosterContent, scale: Scale, width: number): Block {
  const { large, small } = scale;
  return setBrand(
    fonts,
    content,
    { width, height: 96 * large, caption: 19 * small, name: 38 * large, lines: 3 },
    'center',
  );
}

function headlineBlock(
  fonts: Fonts,
  content: PosterContent,
  scale: Scale,
  { width, height }: Size,
): Block {
  return typesetText(
    fonts,
    content.sentence,
    {
      width,
      height: Math.min(height, 190 * scale.large),
      lines: 3,
      largest: 66 * scale.large,
      smallest: 20 * scale.large,
      weight: 'bold',
      color: ink,
      leading: 1.1,
      tracking: -0.025,
    },
    'center',
  );
}

/** @param plate the width of the white square with the code */
function panelOf(plate: number, { large }: Scale) {
  return { plate, frame: 11 * large, label: 46 * large };
}

function wayBlock(fonts: Fonts, content: PosterContent, scale: Scale, width: number): Block {
  const { small } = scale;
  const hint = typesetText(
    fonts,
    invitation,
    {
      width,
      height: 40 * small,
      lines: 2,
      largest: 14.5 * small,
      smallest: 1,
      weight: 'medium',
      color: soft,
    },
    'center',
  );
  const address = typesetText(
    fonts,
    content.address,
    {
      width,
      height: 66 * small,
      lines: 3,
      largest: 17 * small,
      smallest: 8 * small,
      weight: 'semibold',
      color: content.color,
      leading: 1.3,
      isAddress: true,
    },
    'center',
  );
  const gap = 12 * small;
  return {
    height: hint.height + gap + address.height,
    size: hint.size,
    at: (x, top) => [...hint.at(x, top), ...address.at(x, top + hint.height + gap)],
  };
}
