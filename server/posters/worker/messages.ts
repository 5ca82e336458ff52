import type { PosterKind, PosterPaper } from '../../../contract/poster-rules.ts';

/** A poster to draw. */
export interface Order {
  kind: PosterKind;
  paper: PosterPaper;
  name: string;
  sentence: string;
  /** Of the review page, in full; printed for people who type it. */
  url: string;
  /** What the code leads to: the same, or a tagged link of that page. */
  codeUrl: string;
  /** The logo in print resolution: a PNG or a JPEG. */
  logo: Uint8Array | null;
  /** Dark enough for white paper (`contract/poster-colors.ts`). */
  color: string;
  format: 'svg' | 'pdf';
  /** When it is made. */
  now: Date;
}

/** The poster; or which of its texts has characters that our fonts lack. */
export type Drawn =
  | { is: 'svg'; svg: string }
  | { is: 'pdf'; pdf: Uint8Array }
  | { is: 'unprintable'; text: 'name' | 'sentence'; characters: string };
