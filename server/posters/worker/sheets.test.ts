import { encodeQR } from 'qr';
import { beforeAll, describe, expect, it } from 'vitest';
import { posterKinds, posterPapers } from '../../../contract/poster-rules.ts';
import type { PosterContent } from './content.ts';
import { loadFonts, type Fonts } from './fonts.ts';
import type { Shape } from './shapes.ts';
import { layOut } from './sheets.ts';

interface Area {
  what: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts(Object.values(names));
});

const picture = { bytes: Buffer.alloc(0), type: 'image/png' } as const;
const logos = {
  'no logo': null,
  'a wide logo': { ...picture, width: 1_200, height: 150 },
  'a tall logo': { ...picture, width: 300, height: 1_200 },
  'a tiny logo': { ...picture, width: 16, height: 16 },
};
const names = {
  'a short name': 'Cedar',
  'a long name': "Saint Bartholomew's Family Dentistry & Orthodontics of Greater Springfield",
  'a hundred wide letters': 'W'.repeat(100),
  'a long Arabic name': 'عيادة النور لطب وجراحة الأسنان للعائلة والأطفال (فرع مدينة ديربورن)',
  'a long Chinese name': '陽光家庭牙醫診所暨兒童口腔醫學與植牙矯正中心'.repeat(2),
};
const longSentence = 'Tell us about your visit today, we read every single word.';
const address = `reviews.example.com/thumbs-up-down/${'a-very-long-name'.repeat(5)}`;

describe.each(Object.keys(logos) as (keyof typeof logos)[])('with %s', (logo) => {
  it.each(Object.keys(names) as (keyof typeof names)[])(
    '%s overlaps nothing and stays on the page',
    (name) => {
      for (const kind of posterKinds)
        for (const paper of posterPapers) {
          const sentence = paper === 'a4' ? 'W'.repeat(60) : longSentence;
          const content = { kind, paper, name: names[name], sentence, address, logo: logos[logo] };
          const code = codeOf(kind);
          const page = layOut(fonts, { ...content, code, color: '#0f6b66' });
          const which = `${kind} on ${paper}`;
          const faces = page.shapes.flatMap((one) => (one.is === 'group' ? [one.shapes] : []));
          for (const shapes of faces.length > 0 ? faces.slice(0, 1) : [page.shapes])
            expect(collisions(shapes), which).toEqual([]);
          for (const { left, top, right, bottom } of areas(page.shapes)) {
            expect(Math.min(left, top), which).toBeGreaterThan(0);
            expect(right, which).toBeLessThan(page.width);
            expect(bottom, which).toBeLessThan(page.height);
          }
          expect(sideOfCode(page.shapes), which).toBeGreaterThan(minSide[kind]);
        }
    },
  );
});

/** In points, without the quiet zone. */
const minSide = { poster: 198, 'counter-card': 90, 'business-cards': 80, 'table-tent': 170 };

function codeOf(kind: PosterContent['kind']) {
  const ecc = kind === 'business-cards' ? 'medium' : 'quartile';
  return encodeQR(`https://${address}`, 'raw', { ecc, border: 1 });
}

function collisions(shapes: readonly Shape[]): string[] {
  const found = areas(shapes);
  return found.flatMap((one, index) =>
    found
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `${one.what} / ${other.what}`),
  );
}

/** What is seen; the panel of a code with its label counts as one. */
function areas(shapes: readonly Shape[]): Area[] {
  const panel = shapes.find((shape) => shape.is === 'box');
  return shapes.flatMap((shape): Area[] => {
    if (shape.is === 'text' && shape.color !== '#ffffff') {
      const width = fonts.widthOf(shape) * shape.size;
      const { x, y, size } = shape;
      return [
        {
          what: shape.text,
          left: x,
          top: y - 0.72 * size,
          right: x + width,
          bottom: y + 0.1 * size,
        },
      ];
    }
    if (shape.is === 'picture' || shape === panel) {
      const { x, y, width, height } = shape;
      return [{ what: shape.is, left: x, top: y, right: x + width, bottom: y + height }];
    }
    return [];
  });
}

function overlap(one: Area, other: Area): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

function sideOfCode(shapes: readonly Shape[]): number {
  for (const shape of shapes) {
    if (shape.is === 'code') return shape.side;
    if (shape.is === 'group') return sideOfCode(shape.shapes);
  }
  return 0;
}
