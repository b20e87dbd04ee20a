import type { ReactNode } from 'react';
import { MergeNotice } from './merge-notice.tsx';
import { SaveFoot } from './save-foot.tsx';
import type { Draft } from './use-draft-form.ts';

interface SavedFormProps extends Draft {
  /** Id of its heading. */
  labelledBy?: string;
  /** Label of a field, and its value as text, for choosing between two versions. */
  labelOf: (name: string) => string;
  shown?: (name: string, text: string) => string;
  children: ReactNode;
}

/** A draft form: its fields, save status, and the choice if it was edited elsewhere. */
export function SavedForm({ draft, state, labelledBy, labelOf, shown, children }: SavedFormProps) {
  return (
    <>
      <MergeNotice draft={draft} state={state} labelOf={labelOf} shown={shown ?? ((_name, text) => text)} />
      <form
        noValidate
        data-draft="own"
        aria-labelledby={labelledBy}
        onSubmit={(event) => {
          event.preventDefault();
          void draft.send();
        }}
      >
        {children}
        <SaveFoot draft={draft} state={state} />
      </form>
    </>
  );
}
