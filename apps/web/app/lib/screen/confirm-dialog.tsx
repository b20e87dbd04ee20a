import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { Problem } from '@travesia/contracts/kit';
import { Button } from '../../ui/action/button.tsx';
import { useTexts } from '../i18n/use-texts.tsx';
import { ActProblem } from './act-problem.tsx';
import { screenTexts } from './texts.ts';

export interface ConfirmDialogProps {
  /** Title: the action and its target. */
  title: ReactNode;
  /** The submit label. */
  confirm: ReactNode;
  /** Something that the user wants to be done, rather than taken away. */
  isWanted?: boolean;
  busy: boolean;
  problem: Problem | null;
  onConfirm: () => void;
  onClose: () => void;
  /** The consequence. */
  children: ReactNode;
}

/** Asks for confirmation of something that can't be undone; the safe choice comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirm, isWanted = false, busy, problem, onConfirm, onClose, children } = props;
  const t = useTexts(screenTexts);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <div className="stack">
        <div className="dialog-head">
          <h2 id={id} className="dialog-title">
            {title}
          </h2>
        </div>
        <div>{children}</div>
        <ActProblem problem={problem} />
        <div className="dialog-actions">
          <Button type="button" onClick={() => dialog.current?.close()}>
            {t('confirm.cancel')}
          </Button>
          <Button type="button" variant={isWanted ? 'primary' : 'danger'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
