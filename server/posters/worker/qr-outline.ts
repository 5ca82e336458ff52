/** Rows of modules from the top, true for black. */
export type Modules = readonly (readonly boolean[])[];

type Point = readonly [x: number, y: number];

/**
 * The outlines of a code's black areas as an SVG path in module units. Areas that touch are one outline:
 * between separate squares, viewers and printers show hairlines. Holes run the other way around, so that
 * both fill rules leave them white.
 */
export function qrOutline(code: Modules): string {
  const next = edgesOf(code);
  let path = '';
  for (const start of next.keys()) {
    const corners = walk(next, start);
    if (corners.length > 0) path += `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
  }
  return path;
}

const keyOf = ([x, y]: Point): number => y * 1_000 + x;
const pointOf = (key: number): Point => [key % 1_000, Math.floor(key / 1_000)];

/** The ends of the edges that begin at each corner: clockwise around each black module. */
function edgesOf(code: Modules): Map<number, number[]> {
  const isBlack = (x: number, y: number) => code[y]?.[x] ?? false;
  const edges = new Map<number, number[]>();
  const add = (from: Point, to: Point) => {
    const ends = edges.get(keyOf(from));
    if (ends) ends.push(keyOf(to));
    else edges.set(keyOf(from), [keyOf(to)]);
  };
  code.forEach((row, y) =>
    row.forEach((black, x) => {
      if (!black) return;
      if (!isBlack(x, y - 1)) add([x, y], [x + 1, y]);
      if (!isBlack(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
      if (!isBlack(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
      if (!isBlack(x - 1, y)) add([x, y + 1], [x, y]);
    }),
  );
  return edges;
}

/** Follows the edges from a corner back to it, and uses them up. @returns the corners of turns */
function walk(edges: Map<number, number[]>, start: number): Point[] {
  const corners: Point[] = [];
  let at = start;
  let heading = 0;
  for (;;) {
    const end = takeEdge(edges, at, heading);
    if (end === undefined) return corners;
    if (end - at !== heading) corners.push(pointOf(at));
    heading = end - at;
    at = end;
  }
}

/** Where two areas touch at a corner, two edges begin; turning right keeps to the same area. */
function takeEdge(edges: Map<number, number[]>, at: number, heading: number): number | undefined {
  const ends = edges.get(at) ?? [];
  const right = new Map([
    [1, 1_000],
    [1_000, -1],
    [-1, -1_000],
    [-1_000, 1],
  ]).get(heading);
  const index = Math.max(
    0,
    ends.findIndex((end) => end - at === right),
  );
  return ends.splice(index, 1)[0];
}
