import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';

const STOPS = 'a[href], button:not([disabled]), select, input:not([type="hidden"])';
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at < last ? at + 1 : 0),
  ArrowUp: (at, last) => (at > 0 ? at - 1 : last),
  Home: () => 0,
  End: (_at, last) => last,
};

/**
 * A panel opened by a button. It closes on Escape (focus returns to the button), on an outside click, when focus leaves it, and
 * on navigation. Arrow keys move inside it.
 */
export function usePanel() {
  // The page it was opened on: on any other page it is closed.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { pathname } = useLocation();
  const isOpen = openOn === pathname;

  useEffect(() => {
    if (!isOpen) return;
    // Its content has only just rendered.
    document.getElementById(id)?.dispatchEvent(new Event('travesia:content', { bubbles: true }));
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpenOn(null);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen, id]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpenOn(null);
      button.current?.focus();
      return;
    }
    const step = STEPS[event.key];
    // In a list box, arrow and similar keys belong to the list.
    if (!step || event.target instanceof HTMLSelectElement) return;
    if (!isOpen && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    setOpenOn(pathname);
    // Once the panel is rendered.
    requestAnimationFrame(() => moveFocus(document.getElementById(id), step));
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpenOn(null);
  };
  const leave = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) setOpenOn(null);
  };
  return {
    isOpen,
    box: { ref: box, onKeyDown, onBlur },
    button: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => setOpenOn(isOpen ? null : pathname),
    },
    panel: { id, hidden: !isOpen, onClick: leave },
  };
}

function moveFocus(panel: HTMLElement | null, step: (at: number, last: number) => number): void {
  const stops = [...(panel?.querySelectorAll<HTMLElement>(STOPS) ?? [])].filter((stop) => stop.checkVisibility());
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[step(at, stops.length - 1)]?.focus();
}
