import { useEffect, useState, type DragEvent } from 'react';

/** Takes what is dropped on an element; `isOver` while a file hovers above it that it takes. */
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

/** A file that misses the element would open in the place of the page. */
function useNoStrayDrops(): void {
  useEffect(() => {
    for (const type of ['dragover', 'drop'] as const) addEventListener(type, refuse);
    return () => {
      for (const type of ['dragover', 'drop'] as const) removeEventListener(type, refuse);
    };
  }, []);
}

/** Words may be dragged from one field to another, and what takes a file has said so by now. */
function refuse(event: globalThis.DragEvent): void {
  const { dataTransfer } = event;
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}
