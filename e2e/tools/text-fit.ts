import type { Page } from '@playwright/test';

/**
 * What does not fit on the page that is open: text that is cut off at the edge of an element or of the
 * window, and the window itself if it scrolls sideways. What is meant to scroll or to be cut with an
 * ellipsis does not count.
 */
export function unfitting(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const found = wide > 0 ? [`the page is ${wide} px too wide`] : [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.visually-hidden, script, style, [aria-hidden=true], option')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width, height } = range.getBoundingClientRect();
      if (width < 1 || height < 1 || isCut(parent, left, right)) continue;
      if (right > innerWidth + 1 || left < -1) found.push(`off the window: ${text.slice(0, 60)}`);
    }
    return found;

    /** Whether an ancestor scrolls or cuts it on purpose; cutting without an ellipsis is reported. */
    function isCut(element: Element, left: number, right: number): boolean {
      for (
        let one: Element | null = element;
        one && one !== document.body;
        one = one.parentElement
      ) {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(one);
        if (clipPath !== 'none') return true;
        if (overflowX === 'visible') continue;
        if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis')
          return true;
        const box = one.getBoundingClientRect();
        if (right > box.right + 1 || left < box.left - 1)
          found.push(`cut off: ${element.textContent?.trim().slice(0, 60)}`);
      }
      return false;
    }
  });
}
