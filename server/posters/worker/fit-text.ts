/** Where a text may be broken into lines. */
interface Piece {
  text: string;
  /** What stands between it and the next piece of the same line. */
  glue: string;
}

export interface TextRoom {
  width: number;
  height: number;
  lines: number;
  /** The largest and the smallest size, in points; below the smallest, words are broken. */
  largest: number;
  smallest: number;
  /** The distance of two baselines, in sizes. */
  leading: number;
}

export interface FittedText {
  lines: string[];
  size: number;
}

/** The width of a text at size 1. */
type Measure = (text: string) => number;

/** Breaks as late as possible in words, and balances the lines. */
export function fitWords(text: string, room: TextRoom, measure: Measure): FittedText {
  return fit(wordsOf(text), text, room, measure);
}

/** Fits a web address, which is broken after its slashes, or else also after hyphens. */
export function fitAddress(text: string, room: TextRoom, measure: Measure): FittedText {
  const whole = fitPieces(piecesOf(text, /[^/]*\/?/g), room, measure);
  if (whole.size >= room.smallest) return whole;
  return fit(piecesOf(text, /[^/-]*[/-]?/g), text, room, measure);
}

function piecesOf(text: string, pattern: RegExp): Piece[] {
  const pieces = text.match(pattern)?.filter((piece) => piece !== '') ?? [];
  return pieces.map((piece) => ({ text: piece, glue: '' }));
}

function fit(pieces: Piece[], text: string, room: TextRoom, measure: Measure): FittedText {
  const whole = fitPieces(pieces, room, measure);
  if (whole.size >= room.smallest) return whole;
  const letters = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  const broken = fitPieces(
    letters.map((letter) => ({ text: letter, glue: '' })),
    room,
    measure,
  );
  return broken.size > whole.size * 1.5 ? broken : whole;
}

/** Short words that belong to the next one: a line doesn't end with them. */
const leaning = /^(?:&|and|of|the|at|in|on|for|by|with|a|an|to|your|our|us|\p{L}\.?)$/iu;

/** A dash belongs to the word before it. */
const blanks = / +(?![-–—] )/;

/** Scripts without spaces between words: a line may end after any word. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function wordsOf(text: string): Piece[] {
  return spacedWords(text).flatMap((piece) =>
    unspaced.test(piece.text) ? unspacedWords(piece) : [piece],
  );
}

/** Closing punctuation belongs to the word before it, opening punctuation to the one after it. */
function unspacedWords({ text, glue }: Piece): Piece[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter('en', { granularity: 'word' }).segment(
    text,
  )) {
    const last = words.at(-1);
    const joins = last !== undefined && (!isWordLike || /[\p{Ps}\p{Pi}]$/u.test(last));
    if (joins && !/^[\p{Ps}\p{Pi}]/u.test(segment)) words[words.length - 1] = last + segment;
    else words.push(segment);
  }
  return words.map((word, index) => ({ text: word, glue: index < words.length - 1 ? '' : glue }));
}

function spacedWords(text: string): Piece[] {
  const pieces: Piece[] = [];
  let lead = '';
  const words = text.split(blanks).filter((word) => word !== '');
  words.forEach((word, index) => {
    if (leaning.test(word) && index < words.length - 1 && lead === '') lead = `${word} `;
    else {
      pieces.push({ text: lead + word, glue: ' ' });
      lead = '';
    }
  });
  return pieces;
}

/** How much larger the type must become for another line. */
const worthLine = 1.2;

/** The number of lines that allows the largest size, and no line for little. */
function fitPieces(pieces: Piece[], room: TextRoom, measure: Measure): FittedText {
  const widths = pieces.map((piece) => measure(piece.text));
  const glueWidth = measure('n n') - measure('nn');
  let best: (FittedText & { rank: number }) | undefined;
  for (let count = 1; count <= Math.min(room.lines, pieces.length); count += 1) {
    const parts = balance(pieces, widths, glueWidth, count);
    const lines = parts.map(([from, to]) => joined(pieces.slice(from, to)));
    const widest = Math.max(...lines.map(measure));
    const size = Math.min(room.largest, room.width / widest, room.height / (count * room.leading));
    // A lone short word at the end is worth a quarter of the size.
    const rank = isOrphaned(lines) ? size / 4 : size;
    if (!best || rank > best.rank * worthLine) best = { lines, size, rank };
  }
  return best ? { lines: best.lines, size: best.size } : { lines: [], size: room.largest };
}

/** Whether the last line is one word, and short beside the others. */
function isOrphaned(lines: readonly string[]): boolean {
  const last = lines.at(-1) ?? '';
  if (lines.length < 2 || last.includes(' ')) return false;
  const least = unspaced.test(last) ? 1 : 5;
  return last.length <= least || last.length < 0.6 * Math.max(...lines.map((line) => line.length));
}

type Part = readonly [from: number, to: number];

/** Divides the pieces into lines of similar widths: the least sum of squares, and no orphan if possible. */
function balance(
  pieces: readonly Piece[],
  widths: readonly number[],
  glueWidth: number,
  count: number,
): Part[] {
  const width = (from: number, to: number) =>
    widths.slice(from, to).reduce((sum, one) => sum + one, 0) +
    pieces.slice(from, to - 1).filter(({ glue }) => glue !== '').length * glueWidth;
  interface Way {
    cost: number;
    parts: Part[];
  }
  let ways: (Way | undefined)[] = [{ cost: 0, parts: [] }];
  for (let line = 1; line <= count; line += 1) {
    const next: (Way | undefined)[] = [];
    for (let to = line; to <= pieces.length; to += 1)
      for (let from = line - 1; from < to; from += 1) {
        const before = ways[from];
        if (!before) continue;
        const cost = before.cost + width(from, to) ** 2;
        const known = next[to];
        if (!known || cost < known.cost) next[to] = { cost, parts: [...before.parts, [from, to]] };
      }
    ways = next;
  }
  return ways[pieces.length]?.parts ?? [];
}

function joined(pieces: readonly Piece[]): string {
  return pieces
    .map(({ text, glue }, index) => text + (index < pieces.length - 1 ? glue : ''))
    .join('');
}
