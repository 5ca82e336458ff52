import { fitAddress, fitWords, type TextRoom } from './fit-text.ts';
import type { Fonts } from './fonts.ts';
import type { Shape, TextLine, Weight } from './shapes.ts';

export interface TextStyle extends Omit<TextRoom, 'leading'> {
  weight: Weight;
  color: string;
  leading?: number;
  tracking?: number;
  isAddress?: boolean;
}

/** A text with its size: how tall it is, and its shapes once its place is known. */
export interface Block {
  height: number;
  /** Of its type, or of its smallest type. */
  size: number;
  /** @param x of its left or right edge or its middle, as aligned */
  at(x: number, top: number): Shape[];
}

export type Align = 'left' | 'center' | 'right';

/** How much of a line is to the left of where it is aligned. */
export const shares: Readonly<Record<Align, number>> = { left: 0, center: 0.5, right: 1 };

/** The height of capitals in Inter, in sizes: 1,490 of 2,048 units. */
const capHeight = 0.7275;

/**
 * Sets a text within its room. A block's height is that of what is seen: from the top of the first line's
 * capitals to the last baseline.
 */
export function typesetText(fonts: Fonts, text: string, style: TextStyle, align: Align): Block {
  const { weight, color, tracking = 0, isAddress = false } = style;
  const leading = Math.max(style.leading ?? 1.2, fonts.leadingOf(text));
  const isRightToLeft = fonts.isRightToLeft(text);
  const measure = (line: string) => fonts.widthOf({ text: line, weight, tracking, isRightToLeft });
  const fit = isAddress ? fitAddress : fitWords;
  const { lines, size } = fit(text, { ...style, leading }, measure);
  // Some scripts reach above capitals and far below the baseline.
  const more = Math.max(0, fonts.leadingOf(text) - 1.2);
  const height = size * (capHeight + more + (lines.length - 1) * leading);
  return {
    height,
    size,
    at: (x, top) =>
      lines.map((line, index): TextLine => {
        const left = x - shares[align] * measure(line) * size;
        const y = top + size * (capHeight + more / 3 + index * leading);
        return {
          is: 'text',
          text: line,
          x: left,
          y,
          size,
          weight,
          tracking,
          isRightToLeft,
          color,
        };
      }),
  };
}
