/** Everything a page consists of, in points (1/72 inch) from the top left corner. */
export type Shape = TextLine | Box | Rule | Code | Picture | Group;

export type Weight = 'medium' | 'semibold' | 'bold';

export interface TextLine {
  is: 'text';
  text: string;
  /** Where the line begins, and its baseline. */
  x: number;
  y: number;
  size: number;
  weight: Weight;
  /** Added after each letter, in shares of the size. */
  tracking: number;
  /** Whether the text that it belongs to begins on the right. */
  isRightToLeft: boolean;
  color: string;
}

export interface Box {
  is: 'box';
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
  color: string;
}

/** A straight line, to fold or cut along. */
export interface Rule {
  is: 'rule';
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  isDotted: boolean;
  color: string;
}

/** A QR code's black modules, without the quiet zone. */
export interface Code {
  is: 'code';
  x: number;
  y: number;
  side: number;
}

/** The logo. */
export interface Picture {
  is: 'picture';
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Group {
  is: 'group';
  x: number;
  y: number;
  /** Turned upside down around the middle of this size. */
  rotated: { width: number; height: number } | null;
  shapes: readonly Shape[];
}

export interface Page {
  width: number;
  height: number;
  shapes: readonly Shape[];
}
