import type { Problem } from '@travesia/contracts/kit';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FieldErrors } from '../../ui/field/field-errors.ts';
import { FieldScope } from '../../ui/field/field-id.ts';
import { useLocale, useTexts } from '../i18n/use-texts.tsx';
import { type AroundFields, TypedFields } from './draft/typed-fields.tsx';
import type { Texts, TypedForm } from './draft/typed-form.ts';
import { refusedFields } from './form-state.ts';
import { formTexts } from './texts.ts';
import { useMarked } from './use-marked.ts';

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
  /** Why the last attempt failed. */
  fault: string;
  /** The problem behind it: its fields are marked, and the first gets the focus. */
  problem?: Problem | null;
  /** Form names of the call's fields, where they differ. */
  names?: Readonly<Record<string, string>>;
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
  const { title, form, cancel, submit, isDangerous = false, busy, fault, problem, names } = props;
  const { onSubmit, onDone, onClose, aside, children } = props;
  const t = useTexts(formTexts);
  const locale = useLocale();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState<Readonly<Record<string, string>>>({});
  const errors = problem?.fields ? refusedFields(locale, sent, problem, names) : {};
  useEffect(() => dialog.current?.showModal(), []);
  const isMarked = useMarked(element, problem ?? null);
  const send = async () => {
    const typed = form.read();
    setSent(textsOf(typed, names));
    if (!(await onSubmit(typed))) return;
    form.clear();
    dialog.current?.close();
    onDone?.();
  };
  return (
    <dialog ref={dialog} className={aside ? 'dialog dialog-beside' : 'dialog'} aria-labelledby={id} onClose={onClose}>
      {aside ? <div className="dialog-aside">{aside}</div> : null}
      <FieldScope value={id}>
        <form
          ref={element}
          className="stack"
          data-draft="own"
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) void send();
          }}
        >
          <div className="dialog-head">
            <h2 id={id} className="dialog-title">
              {title}
            </h2>
          </div>
          <FieldErrors value={errors}>
            <TypedFields form={form}>{children}</TypedFields>
          </FieldErrors>
          {fault ? (
            <Notice tone="danger" role="alert">
              {isMarked ? fault : t('form.notHere')}
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

/** What was typed, by the form names of the rejected fields. */
const textsOf = <T extends Texts<T>>(typed: T, names: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries<string>(typed).map(([field, text]) => [names[field] ?? field, text]));
