import { useLayoutEffect, useRef, type ChangeEvent, type ReactNode } from 'react';

/** The checkboxes' name in their form. */
export const sentimentField = 'sentiment';

interface SentimentChipsProps {
  sentiments: readonly string[];
  chosen: readonly string[];
  isHydrated: boolean;
  /** Returns whether the change was accepted. */
  onToggle: (text: string) => boolean;
  children: ReactNode;
}

/**
 * Native checkboxes styled as chips. They work before any script; hydration adopts what was checked
 * by then, and from then on React controls them.
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
