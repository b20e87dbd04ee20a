import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { IconButton } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { journeysTexts } from '../texts.ts';

export type Move = (id: string, by: -1 | 1) => void;

/** Says what was moved where, and returns the focus to what moved it: a moved element loses the focus. */
export function useMoved() {
  const t = useTexts(journeysTexts);
  const [said, setSaid] = useState('');
  const focus = useRef<string | null>(null);
  useEffect(() => {
    if (focus.current) document.getElementById(focus.current)?.focus();
    focus.current = null;
  });
  return {
    said: (
      <p className="sr-only" role="status">
        {said}
      </p>
    ),
    say: (name: string, position: number, count: number) => setSaid(t('moved', { name, position, count })),
    /** Focuses an element after the next rendering. */
    focusNext: (id: string) => {
      focus.current = id;
    },
  };
}

interface MoveButtonsProps {
  id: string;
  name: string;
  move: Move;
  isFirst: boolean;
  isLast: boolean;
}

/** The buttons that move a row: the form twin of dragging. */
export function MoveButtons({ id, name, move, isFirst, isLast }: MoveButtonsProps) {
  const t = useTexts(journeysTexts);
  return (
    <>
      <IconButton
        type="button"
        id={`${id}-up`}
        icon="arrow-up"
        label={t('moveUp', { name })}
        aria-disabled={isFirst || undefined}
        onClick={() => (isFirst ? undefined : move(id, -1))}
        onKeyDown={moveByKeys(id, move)}
      />
      <IconButton
        type="button"
        id={`${id}-down`}
        icon="arrow-down"
        label={t('moveDown', { name })}
        aria-disabled={isLast || undefined}
        onClick={() => (isLast ? undefined : move(id, 1))}
        onKeyDown={moveByKeys(id, move)}
      />
    </>
  );
}

/** Where a pointer drags a row. Hidden from assistive technology, which has the buttons. */
export function DragGrip({ id, name }: { id: string; name: string }) {
  const t = useTexts(journeysTexts);
  return (
    <span
      className="row-grip"
      draggable
      aria-hidden="true"
      title={t('drag', { name })}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', id);
        event.dataTransfer.effectAllowed = 'move';
      }}
    >
      <Icon name="arrow-up-down" />
    </span>
  );
}

/** Makes a row accept others that are dragged onto it. */
export const dropTarget = (id: string, drop: (id: string, onto: string) => void) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault();
    drop(event.dataTransfer.getData('text/plain'), id);
  },
});

/** Alt and an arrow key move the row whose button has the focus. */
export const moveByKeys = (id: string, move: Move) => (event: KeyboardEvent) => {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  move(id, event.key === 'ArrowUp' ? -1 : 1);
};
