import { useEffect, useState, type DragEvent } from 'react';

/** Handlers for dropping a file on an element. `isOver` is true while a file is dragged over it. */
export function useDrop(take: (file: File | undefined) => void, isLocked: boolean) {
  const [isOver, setOver] = useState(false);
  useNoStrayDrops();
  function drag(event: DragEvent): void {
    event.preventDefault();
    if (isLocked) event.dataTransfer.dropEffect = 'none';
    setOver(!isLocked);
  }
  return {
    isOver,
    onDragOver: drag,
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files[0]);
    },
  };
}

/** Prevents the browser from opening a file that is dropped outside the element. */
function useNoStrayDrops(): void {
  useEffect(() => {
    for (const type of ['dragover', 'drop'] as const) addEventListener(type, refuse);
    return () => {
      for (const type of ['dragover', 'drop'] as const) removeEventListener(type, refuse);
    };
  }, []);
}

/** Ignores dragged text, and events that a drop target has already handled. */
function refuse(event: globalThis.DragEvent): void {
  const { dataTransfer } = event;
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}
