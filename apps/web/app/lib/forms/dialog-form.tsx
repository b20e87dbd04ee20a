import type { Problem } from '@travesia/contracts/kit';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { FieldScope } from '../../ui/field/field-id.ts';
import { type Check, SentForm } from './draft/sent-form.tsx';
import type { AroundFields } from './draft/typed-fields.tsx';
import type { Texts, TypedForm } from './draft/typed-form.ts';

export interface DialogFormProps<T extends Texts<T>> {
  title: ReactNode;
  /** The typed content, from `useTypedForm`. */
  form: AroundFields & Pick<TypedForm<T>, 'read' | 'clear'>;
  /** The safe choice, first in order. */
  cancel: ReactNode;
  /** The submit label. */
  submit: ReactNode;
  /** An action that can't easily be undone. */
  isDangerous?: boolean;
  busy: boolean;
  /** Why the last attempt failed, if it is about no field. */
  fault: string;
  /** The problem behind it: its fields are marked and named, and the first gets the focus. */
  problem: Problem | null;
  /** Form names of the call's fields, where they differ. */
  names?: Readonly<Record<string, string>>;
  /** Better sentences for rejected fields than the general ones. */
  sentences?: Readonly<Record<string, string>>;
  /** What is wrong before sending, by field. */
  check?: Check<T>;
  /** Does it; true closes the dialog. */
  onSubmit: (typed: T) => Promise<boolean | undefined>;
  /** After it was done and the dialog has closed. */
  onDone?: (() => void) | undefined;
  onClose: () => void;
  /** What the form is filled in from, such as a document, next to its fields. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A short form in its own dialog, open initially. What was typed stays if it fails, is closed or the page reloads. */
export function DialogForm<T extends Texts<T>>(props: DialogFormProps<T>) {
  const { title, form, cancel, submit, isDangerous = false, busy, fault, problem, names, sentences, check } = props;
  const { onSubmit, onDone, onClose, aside, children } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const send = async (typed: T) => {
    if (!(await onSubmit(typed))) return;
    form.clear();
    dialog.current?.close();
    onDone?.();
  };
  return (
    <dialog ref={dialog} className={aside ? 'dialog dialog-beside' : 'dialog'} aria-labelledby={id} onClose={onClose}>
      {aside ? <div className="dialog-aside">{aside}</div> : null}
      <FieldScope value={id}>
        <SentForm
          form={form}
          className="stack"
          checksFields
          problem={problem ?? null}
          fault={fault}
          names={names}
          sentences={sentences}
          check={check}
          busy={busy}
          onSubmit={(typed) => void send(typed)}
          foot={
            <div className="dialog-actions">
              <Button type="button" onClick={() => dialog.current?.close()}>
                {cancel}
              </Button>
              <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={busy}>
                {submit}
              </Button>
            </div>
          }
        >
          <div className="dialog-head">
            <h2 id={id} className="dialog-title">
              {title}
            </h2>
          </div>
          {children}
        </SentForm>
      </FieldScope>
    </dialog>
  );
}
