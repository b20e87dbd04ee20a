import './cards.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { IconButton } from '../../../../ui/action/button.tsx';
import { planTexts } from '../texts.ts';

interface CardDialogProps {
  title: string;
  className: string;
  onClose: () => void;
  foot?: ReactNode;
  children: ReactNode;
}

/** A card to show to others, over everything; Escape closes it. */
export function CardDialog({ title, className, onClose, foot, children }: CardDialogProps) {
  const t = useTexts(planTexts);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={`plan-card ${className}`} aria-labelledby={id} onClose={onClose}>
      <div className="plan-card-head">
        <h2 id={id} className="plan-card-title">
          {title}
        </h2>
        <IconButton type="button" icon="x" label={t('close')} onClick={() => dialog.current?.close()} />
      </div>
      {children}
      {foot ? <div className="row plan-card-foot">{foot}</div> : null}
    </dialog>
  );
}
