import { type ReactNode, useEffect, useRef } from 'react';
import { focusField } from './focus-field.ts';
import { MergeNotice } from './merge-notice.tsx';
import { SaveFoot } from './save-foot.tsx';
import type { Draft } from './use-draft-form.ts';

interface SavedFormProps extends Draft {
  /** Id of its heading. */
  labelledBy?: string;
  /** Label of a field, and its value as text, for choosing between two versions. */
  labelOf: (name: string) => string;
  shown?: (name: string, text: string) => string;
  /** Link to a field that another step shows. */
  hrefOf?: (name: string) => string;
  children: ReactNode;
}

/** A draft form: its fields, save status, what was rejected, and the choice if it was edited elsewhere. */
export function SavedForm({ draft, state, labelledBy, labelOf, shown, hrefOf, children }: SavedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { isSent, status } = state;
  useEffect(() => {
    if (!isSent || (status !== 'refused' && status !== 'failed')) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (first) focusField(first);
    else bar.current?.focus();
  }, [isSent, status]);
  return (
    <>
      <MergeNotice draft={draft} state={state} labelOf={labelOf} shown={shown ?? ((_name, text) => text)} />
      <form
        ref={form}
        noValidate
        data-draft="own"
        aria-labelledby={labelledBy}
        onSubmit={(event) => {
          event.preventDefault();
          void draft.send();
        }}
      >
        {children}
        <SaveFoot draft={draft} state={state} form={form} bar={bar} labelOf={labelOf} hrefOf={hrefOf} />
      </form>
    </>
  );
}
