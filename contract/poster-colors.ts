/** WCAG 2.2, 1.4.3, for text of any size. */
const enough = 4.5;

/** The contrast of a color such as `#0f6b66` with white paper, from 1 to 21 (WCAG 2.2). */
export function contrastOnWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map(linear);
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** The same hue, as much darker as it must be to be read on white, and to carry white text. */
export function readableOnWhite(color: string): string {
  const channels = channelsOf(color);
  for (let share = 1; share > 0; share -= 0.02) {
    const darker = hexOf(channels.map((channel) => channel * share));
    if (contrastOnWhite(darker) >= enough) return darker;
  }
  return '#000000';
}

/** @param channels red, green and blue, from 0 to 255 */
function hexOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
