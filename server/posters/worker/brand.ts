import type { PosterContent } from './content.ts';
import type { Fonts } from './fonts.ts';
import type { Shape } from './shapes.ts';
import { shares, typesetText, type Align, type Block } from './type-setter.ts';

interface BrandRoom {
  width: number;
  /** Of a logo, and of a name without one. */
  height: number;
  /** The largest size of a name below a logo, in points. */
  caption: number;
  /** The largest size of a name without a logo, in points. */
  name: number;
  lines: number;
}

const ink = '#1c1b1a';

/** The logo with the name below it, since it may be only a symbol; or the name in large type. */
export function setBrand(
  fonts: Fonts,
  { name, logo }: Pick<PosterContent, 'name' | 'logo'>,
  room: BrandRoom,
  align: Align,
): Block {
  const { width, height, lines } = room;
  const smallest = room.caption * 0.6;
  const style = { width, height, lines, smallest, color: ink } as const;
  if (!logo)
    return typesetText(
      fonts,
      name,
      { ...style, largest: room.name, weight: 'bold', leading: 1.16, tracking: -0.01 },
      align,
    );
  const caption = typesetText(
    fonts,
    name,
    {
      ...style,
      height: room.caption * 1.25 * lines,
      largest: room.caption,
      weight: 'semibold',
      leading: 1.25,
    },
    align,
  );
  const gap = room.caption * 0.75;
  const scale = Math.min(width / logo.width, height / logo.height, areaScale(logo, room));
  const [shownWidth, shownHeight] = [logo.width * scale, logo.height * scale];
  return {
    height: shownHeight + gap + caption.height,
    size: caption.size,
    at: (x, top): Shape[] => [
      {
        is: 'picture',
        x: x - shares[align] * shownWidth,
        y: top,
        width: shownWidth,
        height: shownHeight,
      },
      ...caption.at(x, top + shownHeight + gap),
    ],
  };
}

/** Logos of all shapes get about the same weight: a wide one is not as tall as a square one. */
function areaScale({ width, height }: { width: number; height: number }, room: BrandRoom): number {
  const area = room.height ** 2 * 2.2;
  return Math.sqrt(area / (width * height));
}
