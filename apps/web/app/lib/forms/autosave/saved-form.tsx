import type { ReactNode } from 'react';
import type { Autosave, SaveState } from './autosave.ts';
import { MergeNotice } from './merge-notice.tsx';
import { SaveFoot } from './save-foot.tsx';

interface SavedFormProps {
  autosave: Autosave;
  state: SaveState;
  /** Id of the heading that names it. */
  labelledBy: string;
  /** Name of a field, and what it holds in words, for choosing between two texts. */
  labelOf: (name: string) => string;
  shown?: (name: string, text: string) => string;
  children: ReactNode;
}

/** A form that saves itself: its fields, how far saving is, and the choice when it was edited elsewhere. */
export function SavedForm({ autosave, state, labelledBy, labelOf, shown, children }: SavedFormProps) {
  return (
    <>
      <MergeNotice autosave={autosave} state={state} labelOf={labelOf} shown={shown ?? ((_name, text) => text)} />
      <form
        noValidate
        data-draft="own"
        aria-labelledby={labelledBy}
        onSubmit={(event) => {
          event.preventDefault();
          void autosave.saveNow();
        }}
      >
        {children}
        <SaveFoot autosave={autosave} state={state} />
      </form>
    </>
  );
}
