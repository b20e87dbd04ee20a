import type { ReactNode } from 'react';
import { MergeNotice } from './merge-notice.tsx';
import { SaveFoot } from './save-foot.tsx';
import type { Draft } from './use-draft-form.ts';

interface SavedFormProps extends Draft {
  /** Id of the heading that names it. */
  labelledBy?: string;
  /** Name of a field, and what it holds in words, for choosing between two texts. */
  labelOf: (name: string) => string;
  shown?: (name: string, text: string) => string;
  children: ReactNode;
}

/** A draft form: its fields, how far saving is, and the choice when it was edited elsewhere. */
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
