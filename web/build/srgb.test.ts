import { expect, it } from 'vitest';
import { toSrgb } from './srgb.ts';

it.each([
  ['white', { l: 1, c: 0, h: 0 }, { r: 255, g: 255, b: 255 }],
  ['black', { l: 0, c: 0, h: 0 }, { r: 0, g: 0, b: 0 }],
  ['red', { l: 0.627955, c: 0.257683, h: 29.2339 }, { r: 255, g: 0, b: 0 }],
  ['blue', { l: 0.452014, c: 0.313214, h: 264.052 }, { r: 0, g: 0, b: 255 }],
  ['gray', { l: 0.5999, c: 0, h: 0 }, { r: 128, g: 128, b: 128 }],
  ['green outside of sRGB, clipped', { l: 0.7, c: 0.4, h: 145 }, { r: 0, g: 210, b: 0 }],
])('converts %s', (_, color, expected) => expect(toSrgb(color)).toEqual(expected));
