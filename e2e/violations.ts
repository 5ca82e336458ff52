import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe finds on the page as it stands, a line for each rule. @param options which rules */
export async function findViolations(
  page: Page,
  options: Pick<axe.RunOptions, 'rules' | 'runOnly'> = {},
): Promise<string[]> {
  // Half of a check is reading axe itself, so a document does it once.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const { axe: checker } = window as unknown as { axe: typeof axe }; // evaluated just before
    const { violations } = await checker.run(document, { ...rules, resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, options);
}
