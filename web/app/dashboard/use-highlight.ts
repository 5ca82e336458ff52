import { useEffect, useEffectEvent, useRef } from 'react';

/** How long a new business's card is highlighted, in milliseconds. */
const highlightFor = 5_000;

interface Highlight {
  /** Whether the card is new. */
  isOn: boolean;
  /** Called once the banner is visible, and 5 s later. */
  onSeen: () => void;
  onEnd: () => void;
}

/** Scrolls to a new card, and times how long its banner is visible. */
export function useHighlight({ isOn, onSeen, onEnd }: Highlight) {
  const card = useRef<HTMLLIElement>(null);
  const banner = useRef<HTMLParagraphElement>(null);
  const see = useEffectEvent(onSeen);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isOn || !banner.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        see();
        timer = setTimeout(() => end(), highlightFor);
      },
      { threshold: 1 },
    );
    observer.observe(banner.current);
    toBeSeen(card.current)?.scrollIntoView({ block: 'nearest', behavior: scrollManner() });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isOn]);
  return { card, banner };
}

/** For a card taller than the window, its first button: the banner sticks above it. */
function toBeSeen(card: HTMLElement | null): Element | null {
  const first = card?.querySelector('.view-page');
  const { scrollMarginTop = '' } = card ? getComputedStyle(card) : {};
  const room = Number.parseFloat(scrollMarginTop) || 0;
  return card && first && card.offsetHeight + room > innerHeight ? first : card;
}

function scrollManner(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
