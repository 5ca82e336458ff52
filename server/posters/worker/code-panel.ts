import type { PosterContent } from './content.ts';
import type { Fonts } from './fonts.ts';
import type { Shape } from './shapes.ts';
import { typesetText } from './type-setter.ts';

/** The quiet zone on each side that ISO/IEC 18004 requires, in modules. */
const quietZone = 4;

/** Without a label, the panel is a frame. */
export const labelText = 'Scan to let us know';

interface Measures {
  /** Of the white square with the code. */
  plate: number;
  frame: number;
  /** The height of the label below; 0 for none. */
  label: number;
}

/** The width and height of a panel. */
export function panelSize({ plate, frame, label }: Measures): { width: number; height: number } {
  return { width: plate + 2 * frame, height: plate + frame + (label || frame) };
}

/** The QR code on a white plate in a panel of the accent color, which says what to do. */
export function codePanel(
  fonts: Fonts,
  { code, color }: Pick<PosterContent, 'code' | 'color'>,
  measures: Measures,
  [x, y]: readonly [x: number, y: number],
): Shape[] {
  const { plate, frame, label } = measures;
  const { width, height } = panelSize(measures);
  const zone = (plate * quietZone) / (code.length + 2 * quietZone);
  const shapes: Shape[] = [
    { is: 'box', x, y, width, height, radius: frame * 1.7, color },
    {
      is: 'box',
      x: x + frame,
      y: y + frame,
      width: plate,
      height: plate,
      radius: frame * 0.9,
      color: '#ffffff',
    },
    { is: 'code', x: x + frame + zone, y: y + frame + zone, side: plate - 2 * zone },
  ];
  if (!label) return shapes;
  const text = typesetText(
    fonts,
    labelText,
    {
      width: plate,
      height: label,
      lines: 1,
      largest: label * 0.42,
      smallest: 1,
      weight: 'semibold',
      color: '#ffffff',
    },
    'center',
  );
  const top = y + frame + plate + (label - text.height) / 2;
  return [...shapes, ...text.at(x + width / 2, top)];
}
