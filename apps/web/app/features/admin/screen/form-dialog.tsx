import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { FieldScope } from '../../../ui/field/field-id.ts';
import { FailedAct } from './failed.tsx';
import { screenTexts } from './texts.ts';

interface FormDialogProps {
  title: ReactNode;
  submit: ReactNode;
  busy: boolean;
  fault: string;
  /** Does it; true closes the dialog. */
  onSubmit: (form: FormData) => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}

/** A short form in a dialog. What was typed stays when it fails. */
export function FormDialog({ title, submit, busy, fault, onSubmit, onClose, children }: FormDialogProps) {
  const t = useTexts(screenTexts);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <FieldScope value={id}>
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            if (busy) return;
            void onSubmit(new FormData(event.currentTarget)).then((isDone) => {
              if (isDone) dialog.current?.close();
            });
          }}
        >
          <div className="dialog-head">
            <h2 id={id} className="dialog-title">
              {title}
            </h2>
          </div>
          {children}
          <FailedAct fault={fault} />
          <div className="dialog-actions">
            <Button type="button" onClick={() => dialog.current?.close()}>
              {t('dialog.cancel')}
            </Button>
            <Button type="submit" variant="primary" busy={busy}>
              {submit}
            </Button>
          </div>
        </form>
      </FieldScope>
    </dialog>
  );
}
