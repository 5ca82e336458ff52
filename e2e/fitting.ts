import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Makes the window as wide as each of these, in CSS pixels, and looks once the page has settled. */
export async function atWidths(
  page: Page,
  widths: readonly number[],
  look: (width: number) => Promise<void>,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await settle(page);
    await look(width);
  }
}

/** Fails where something reaches over the edge of a window of one of these widths. */
export async function expectToFit(page: Page, widths: readonly number[]): Promise<void> {
  await atWidths(page, widths, async (width) => {
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  });
}

/** The page hears of a new width with a frame; what it then draws anew stands with the next. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
