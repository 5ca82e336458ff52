import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dark, light } from './email-colors.ts';

const tokens = readFileSync(new URL('../../web/ui/tokens.css', import.meta.url), 'utf8');
const [lightTokens = '', darkTokens = ''] = tokens.split('@media (prefers-color-scheme: dark)');

it.each([
  ['light', light, lightTokens],
  ['dark', dark, darkTokens],
] as const)('has the pages’ %s colors', (_name, colors, css) => {
  const names = Object.keys(colors);
  const wanted = names.map((name) => [name, tokenAsHex(css, name)]);
  expect(colors).toEqual(Object.fromEntries(wanted));
});

/** `inkSoft` is the token `--ink-soft`. */
function tokenAsHex(css: string, name: string): string {
  const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const value = new RegExp(`--${token}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(css);
  const [lightness = NaN, chroma = NaN, hue = NaN] = value?.slice(1).map(Number) ?? [];
  return toHex(lightness, chroma, (hue * Math.PI) / 180);
}

/** OKLCH to sRGB (B. Ottosson, "A perceptual color space for image processing"). */
function toHex(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map(toByte).join('')}`;
}

function toByte(linear: number): string {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  const byte = Math.round(Math.min(Math.max(value, 0), 1) * 255);
  return byte.toString(16).padStart(2, '0');
}
