import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { FieldScope } from '../field/field-id.ts';

interface DialogFormProps {
  title: ReactNode;
  /** The safe choice, which stands first. */
  cancel: ReactNode;
  /** Names the result. */
  submit: ReactNode;
  /** Something that cannot easily be undone. */
  isDangerous?: boolean;
  busy: boolean;
  /** Why it did not work the last time. */
  fault: string;
  /** Does it; true closes the dialog. */
  onSubmit: (form: FormData) => Promise<boolean>;
  /** After it was done and the dialog has closed. */
  onDone?: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A short form in a dialog of its own, open from the beginning. What was typed stays when it fails. */
export function DialogForm(props: DialogFormProps) {
  const { title, cancel, submit, isDangerous = false, busy, fault, onSubmit, onDone, onClose, children } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const send = async (form: FormData) => {
    if (!(await onSubmit(form))) return;
    dialog.current?.close();
    onDone?.();
  };
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <FieldScope value={id}>
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) void send(new FormData(event.currentTarget));
          }}
        >
          <div className="dialog-head">
            <h2 id={id} className="dialog-title">
              {title}
            </h2>
          </div>
          {children}
          {fault ? (
            <Notice tone="danger" role="alert">
              {fault}
            </Notice>
          ) : null}
          <div className="dialog-actions">
            <Button type="button" onClick={() => dialog.current?.close()}>
              {cancel}
            </Button>
            <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={busy}>
              {submit}
            </Button>
          </div>
        </form>
      </FieldScope>
    </dialog>
  );
}
