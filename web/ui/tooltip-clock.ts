/** How long a person hovers before a tooltip opens, in milliseconds. */
const openDelay = 700;

/** How soon after one tooltip closed the next one opens immediately, in milliseconds. */
const skipDelay = 300;

/** Returns the delay before a tooltip opens; all tooltips of a page share one clock. */
export function createTooltipClock() {
  let closedAt = Number.NEGATIVE_INFINITY;
  return {
    delay: () => (Date.now() - closedAt < skipDelay ? 0 : openDelay),
    noteClosed: () => {
      closedAt = Date.now();
    },
  };
}
