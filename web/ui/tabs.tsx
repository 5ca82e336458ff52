import { useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';

interface Tab<Name extends string> {
  name: Name;
  label: string;
  /** The tab's own link, for before hydration and for opening it in a new browser tab. */
  href: string;
}

interface TabsProps<Name extends string> {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Name>[];
  chosen: Name;
  /** Called on every click, even on the current tab. */
  onChoose: (name: Name) => void;
  /** The panel of the current tab. */
  children: ReactNode;
}

/**
 * Tabs above their panel (the ARIA tabs pattern with automatic activation): arrow keys, Home and
 * End.
 */
export function Tabs<Name extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function follow(event: MouseEvent, name: Name): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(name);
  }
  function move(event: KeyboardEvent): void {
    const index = indexAfter(
      event.key,
      tabs.findIndex(({ name }) => name === chosen),
      tabs.length,
    );
    const tab = tabs[index];
    if (!tab || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    (list.current?.children[index] as HTMLElement | undefined)?.focus(); // the tabs, in order
    if (tab.name !== chosen) onChoose(tab.name);
  }
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list}>
        {tabs.map(({ name, label: text, href }) => (
          <a
            key={name}
            id={`${id}-${name}`}
            className="tab"
            role="tab"
            href={href}
            aria-selected={name === chosen}
            {...(name === chosen ? { 'aria-controls': `${id}-panel` } : { tabIndex: -1 })}
            onClick={(event) => follow(event, name)}
            onKeyDown={move}
          >
            {text}
          </a>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}

/** The index that a key moves to; -1 for other keys. Space stays on the tab and clicks it. */
function indexAfter(key: string, index: number, count: number): number {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key === ' ' ? index : -1;
}
