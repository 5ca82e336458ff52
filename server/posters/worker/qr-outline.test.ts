import { encodeQR } from 'qr';
import { expect, it } from 'vitest';
import { qrOutline, type Modules } from './qr-outline.ts';

it('is one outline for areas that touch, with holes the other way around', () => {
  const ring = [
    [true, true, true],
    [true, false, true],
    [true, true, true],
  ];
  expect(qrOutline(ring)).toBe('M0 0L3 0L3 3L0 3ZM2 1L1 1L1 2L2 2Z');
});

it.each(['nonzero', 'evenodd'] as const)(
  'fills exactly the black modules by the rule %s',
  (rule) => {
    for (const text of ['A', 'https://reviews.example.com/thumbs-up-down/maple-street-clinic']) {
      const code: Modules = encodeQR(text, 'raw', { ecc: 'quartile', border: 1 });
      const edges = upright(qrOutline(code));
      const drawn = code.map((row, y) => row.map((_, x) => isFilled(edges, x, y, rule)));
      expect(drawn).toEqual(code);
    }
  },
);

interface Edge {
  x: number;
  from: number;
  to: number;
}

/** The outline's vertical edges. */
function upright(outline: string): Edge[] {
  return [...outline.matchAll(/M([^Z]*)Z/g)].flatMap(([, corners = '']) => {
    const points = corners.split('L').map((corner) => corner.split(' ').map(Number));
    return points.flatMap(([x = 0, from = 0], index) => {
      const [nextX = 0, to = 0] = points[(index + 1) % points.length] ?? [];
      return x === nextX ? [{ x, from, to }] : [];
    });
  });
}

/** Whether a module's middle is inside, by the edges that a ray to its right crosses. */
function isFilled(edges: Edge[], column: number, row: number, rule: 'nonzero' | 'evenodd') {
  const [x, y] = [column + 0.5, row + 0.5];
  const crossed = edges.filter(
    (edge) => edge.x > x && Math.min(edge.from, edge.to) < y && y < Math.max(edge.from, edge.to),
  );
  const winding = crossed.reduce((sum, { from, to }) => sum + Math.sign(to - from), 0);
  return rule === 'nonzero' ? winding !== 0 : crossed.length % 2 === 1;
}
