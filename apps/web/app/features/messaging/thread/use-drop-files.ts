import { type DragEvent, useState } from 'react';

/** Props of an area that files are dropped on. */
export function useDropFiles(isOn: boolean, choose: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!isOn || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!isOver) return;
      event.preventDefault();
      setOver(false);
      choose([...event.dataTransfer.files]);
    },
  };
}
