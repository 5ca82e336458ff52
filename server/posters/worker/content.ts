import type { PosterKind, PosterPaper } from '../../../contract/poster-rules.ts';
import type { Modules } from './qr-outline.ts';

/** The logo as it is printed: opaque, so that it is embedded as it is. */
export interface Logo {
  bytes: Buffer;
  type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
}

/** Everything that a poster says and shows. */
export interface PosterContent {
  kind: PosterKind;
  paper: PosterPaper;
  name: string;
  sentence: string;
  /** Without the scheme, as people type it. */
  address: string;
  code: Modules;
  logo: Logo | null;
  /** Dark enough for white paper (`contract/poster-colors.ts`). */
  color: string;
}
