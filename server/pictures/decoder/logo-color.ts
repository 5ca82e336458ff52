/** Steps of the color wheel, of 15 degrees each. */
const hues = 24;
/** From 0 to 1; grays have less. */
const minSaturation = 0.18;
/** The share of the visible pixels that must have the color. */
const minShare = 0.01;

interface Sum {
  weight: number;
  red: number;
  green: number;
  blue: number;
}

/**
 * The color that stands out in a logo: the hue with the most and the strongest color, averaged. Null if the
 * logo is black, white or gray.
 * @param pixels one to four bytes each; a second or fourth byte is the opacity
 */
export function logoColor(pixels: Uint8Array, channels: number): string | null {
  if (channels < 3) return null;
  const sums = Array.from({ length: hues }, (): Sum => ({ weight: 0, red: 0, green: 0, blue: 0 }));
  let visible = 0;
  for (let at = 0; at + channels <= pixels.length; at += channels) {
    const opacity = channels === 4 ? (pixels[at + 3] ?? 0) / 255 : 1;
    if (opacity < 0.5) continue;
    const color = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0] as const;
    if (Math.min(...color) > 240) continue;
    visible += 1;
    addTo(sums, color);
  }
  const most = sums.reduce((one, other) => (other.weight > one.weight ? other : one));
  if (visible === 0 || most.weight < visible * minShare) return null;
  const mean = [most.red, most.green, most.blue].map((sum) => Math.round(sum / most.weight));
  return `#${mean.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function addTo(sums: Sum[], color: readonly [number, number, number]): void {
  const [red, green, blue] = color;
  const highest = Math.max(...color);
  const range = highest - Math.min(...color);
  const saturation = highest === 0 ? 0 : range / highest;
  if (saturation < minSaturation || highest < 40) return;
  const sum = sums[Math.floor((hueOf(color, highest, range) * hues) % hues)];
  if (!sum) return;
  sum.weight += saturation;
  sum.red += red * saturation;
  sum.green += green * saturation;
  sum.blue += blue * saturation;
}

/** From 0 (red) to below 1. */
function hueOf([red, green, blue]: readonly number[], highest: number, range: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue];
  if (highest === r) return ((g - b) / range / 6 + 1) % 1;
  return highest === g ? (2 + (b - r) / range) / 6 : (4 + (r - g) / range) / 6;
}
