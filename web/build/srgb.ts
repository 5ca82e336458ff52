interface Oklch {
  /** 0 to 1 */
  l: number;
  c: number;
  /** Degrees. */
  h: number;
}

interface Rgb {
  /** 0 to 255 each. */
  r: number;
  g: number;
  b: number;
}

/**
 * Converts an OKLCH color to sRGB, which every browser supports; colors outside the gamut are
 * clipped.
 *
 * Otherwise the CSS compiler would write each of our colors three times (sRGB, Display P3, Lab):
 * 1.3 kB (Brotli) before the first paint of every visitor's page.
 * Matrices: https://bottosson.github.io/posts/oklab/ (public domain).
 */
export function toSrgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: byte(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    g: byte(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    b: byte(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  };
}

/** The sRGB transfer function (IEC 61966-2-1). */
function byte(linear: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
}
