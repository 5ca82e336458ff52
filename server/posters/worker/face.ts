import type { Weight } from './shapes.ts';

/** A typeface in all weights. Measures are in sizes: 1 is the size that it is set at. */
export interface Face {
  has(character: string): boolean;
  /** The glyphs of a text in one direction, from left to right. */
  set(text: string, weight: Weight, isRightToLeft: boolean): SetGlyph[];
  /** The least distance of two baselines. */
  leading: number;
}

export interface SetGlyph {
  outline(): readonly PathStep[];
  /** Its place beside where the glyph before it ended; up is positive, in the outline as well. */
  x: number;
  y: number;
  /** How far the next glyph is from the start of this one. */
  advance: number;
}

/** A command of an SVG path. */
export interface PathStep {
  /** Such as `M`. */
  letter: string;
  values: readonly number[];
}
