import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { IconButton } from '../action/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { uiTexts } from '../texts.ts';
import { closeToast, onToast, shownToast, type ToastAct } from './show-toast.ts';

/** Long enough to read a sentence twice. */
const SHOWN_MS = 7000;
/** With something to undo. */
const UNDO_MS = 10_000;
const TYPING = 'input, textarea, select, [contenteditable]';
const FREE = { pointer: false, focus: false };

/** Where toasts appear: once in a hydrated shell. They disappear on their own, but not while hovered or focused. */
export function ToastRegion() {
  const t = useTexts(uiTexts);
  const toast = useSyncExternalStore(onToast, shownToast, () => null);
  const [held, setHeld] = useState(FREE);
  const box = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const isFree = !held.pointer && !held.focus;

  const close = useCallback(() => {
    if (box.current?.contains(document.activeElement)) cameFrom.current?.focus();
    setHeld(FREE);
    closeToast();
  }, []);
  const undo = useCallback(
    ({ run }: ToastAct) => {
      close();
      run();
    },
    [close],
  );
  useEffect(() => {
    if (!toast || !isFree) return;
    const timer = setTimeout(close, toast.act ? UNDO_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, isFree, close]);
  useEffect(() => {
    if (!toast) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
      if (event.key !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey) || !toast.act) return;
      // In a field, the keys undo typing.
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      event.preventDefault();
      undo(toast.act);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [toast, close, undo]);

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
    setHeld((now) => ({ ...now, focus: true }));
  };
  return (
    <div
      ref={box}
      className={toast ? 'toast' : 'toast-none'}
      onPointerEnter={() => setHeld((now) => ({ ...now, pointer: true }))}
      onPointerLeave={() => setHeld((now) => ({ ...now, pointer: false }))}
      onFocus={onFocus}
      onBlur={() => setHeld((now) => ({ ...now, focus: false }))}
    >
      {toast ? <Icon name="circle-check" /> : null}
      {/* The live region must exist before it has text, or it would not be announced. */}
      <p role="status">
        {toast ? (
          <span key={toast.id}>
            {toast.text}
            {toast.act ? <span className="sr-only"> {toast.act.hint}</span> : null}
          </span>
        ) : null}
      </p>
      {toast?.act ? <UndoButton act={toast.act} onUndo={undo} /> : null}
      {toast ? <IconButton type="button" icon="x" label={t('close')} onClick={close} /> : null}
    </div>
  );
}

function UndoButton({ act, onUndo }: { act: ToastAct; onUndo: (act: ToastAct) => void }) {
  return (
    <button
      type="button"
      className="btn btn-secondary btn-small"
      aria-keyshortcuts="Control+Z Meta+Z"
      onClick={() => onUndo(act)}
    >
      {act.label}
    </button>
  );
}
