import { useLayoutEffect, useRef, type ChangeEvent, type ReactNode } from 'react';

/** The name of the check boxes in their form. */
export const sentimentField = 'sentiment';

interface SentimentChipsProps {
  sentiments: readonly string[];
  chosen: readonly string[];
  isHydrated: boolean;
  /** Answers whether the choice was taken. */
  onToggle: (text: string) => boolean;
  children: ReactNode;
}

/**
 * Real check boxes in the shape of chips. They work before any script; what was ticked by then is
 * adopted by the page, and from then on the boxes follow what is chosen.
 */
export function SentimentChips({
  sentiments,
  chosen,
  isHydrated,
  onToggle,
  children,
}: SentimentChipsProps) {
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isHydrated) return;
    for (const box of group.current?.querySelectorAll('input') ?? []) {
      box.checked = chosen.includes(box.value);
    }
  }, [isHydrated, chosen, sentiments]);

  function toggle({ target }: ChangeEvent<HTMLInputElement>): void {
    if (!onToggle(target.value)) target.checked = false;
  }
  return (
    <div ref={group} className="chips" role="group" aria-labelledby="good-prompt">
      {sentiments.map((text) => (
        <label key={text} className="chip">
          <input type="checkbox" name={sentimentField} value={text} onChange={toggle} />
          <span className="chip-face">{text}</span>
        </label>
      ))}
      {children}
    </div>
  );
}
