import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { insertLogo } from '../server/db/logos.ts';
import { expect, type Site } from './fixtures.ts';

/** Width and height in points, as PDF has them, and what tells the format. */
export const formats = [
  { kind: 'Poster', paper: 'US Letter', points: [612, 792], faces: 1 },
  { kind: 'Poster', paper: 'A4', points: [595, 842], faces: 1 },
  { kind: 'Counter card', paper: 'US Letter', points: [612, 792], faces: 2 },
  { kind: 'Counter card', paper: 'A4', points: [595, 842], faces: 2 },
] as const;

type Format = (typeof formats)[number];

/** What is hard to set. */
export const names = {
  'a plain name': 'Maple Street Clinic',
  'a hundred wide letters': 'W'.repeat(100),
  'a hundred Chinese characters': '枫叶街诊所'.repeat(20),
  'an Arabic name': 'عيادة شارع القيقب لطب الأسنان',
};

let count = 0;
/** Of 80 letters, each time another. */
export const longSlug = () => `${(count += 1)}-${'a-very-long-name'.repeat(5)}`.slice(0, 80);

/** Shows what is to be printed in a format. */
export async function choose(page: Page, { kind, paper }: Pick<Format, 'kind' | 'paper'>) {
  await page.getByRole('radio', { name: kind }).check({ force: true });
  await page.getByRole('radio', { name: paper }).check({ force: true });
  await expect(preview(page)).toHaveAccessibleName(`Preview: ${kind} on ${paper}`);
  await expect(printed(page).locator('.face svg').first()).toBeAttached();
}

export const preview = (page: Page) => page.getByRole('img', { name: /^Preview: / });
export const printed = (page: Page) => page.locator('.print-copy');

/** The size of each page, in points. */
export async function pagesOf(page: Page): Promise<number[][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)];
  expect(boxes).toHaveLength(pages.length);
  return boxes.map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]);
}

/** What reaches over the edge of what holds it, or over its own. */
export function spilledParts(page: Page): Promise<string[]> {
  return printed(page)
    .locator('.face > *, .face-brand > *')
    .evaluateAll((parts) =>
      parts
        .filter((part) => {
          const box = part.getBoundingClientRect();
          const holder = part.parentElement?.getBoundingClientRect() ?? box;
          const isInside =
            box.left >= holder.left &&
            box.right <= holder.right &&
            box.top >= holder.top &&
            box.bottom <= holder.bottom;
          return !isInside || part.scrollWidth > part.clientWidth + 1;
        })
        .map((part) => part.getAttribute('class') ?? part.tagName),
    );
}

/** The shorter side of the smallest code that is printed, in millimeters. */
export async function smallestCode(page: Page): Promise<number> {
  const sides = await printed(page)
    .locator('svg')
    .evaluateAll((codes) => codes.map((code) => Math.min(code.clientWidth, code.clientHeight)));
  return (Math.min(...sides) / 96) * 25.4;
}

/** Keeps a logo of 320 × 160 pixels, and returns its hash. */
export async function addLogo(site: Site): Promise<string> {
  const bytes = await sharp({
    create: { width: 320, height: 160, channels: 3, background: '#0b6b6b' },
  })
    .webp()
    .toBuffer();
  const logoHash = createHash('sha256').update(bytes).digest('hex');
  await insertLogo(site.ctx.db, logoHash, bytes);
  return logoHash;
}
