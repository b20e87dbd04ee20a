import './editor-form.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusField } from '../../../../lib/forms/draft/focus-field.ts';
import { MergeNotice } from '../../../../lib/forms/draft/merge-notice.tsx';
import { SaveFoot } from '../../../../lib/forms/draft/save-foot.tsx';
import type { Draft } from '../../../../lib/forms/draft/use-draft-form.ts';

interface EditorFormProps extends Draft {
  labelledBy: string;
  labelOf: (name: string) => string;
  /** A value as text, for choosing between two. */
  shown: (name: string, text: string) => string;
  /** Beside the save status, at the lower edge of the window. */
  acts: ReactNode;
  children: ReactNode;
}

/** A form whose save status stays in view. */
export function EditorForm({ draft, state, labelledBy, labelOf, shown, acts, children }: EditorFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { isSent, status } = state;
  useEffect(() => {
    if (!isSent || (status !== 'refused' && status !== 'failed')) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (first && status === 'refused') focusField(first);
    else bar.current?.focus();
  }, [isSent, status]);
  return (
    <>
      <MergeNotice draft={draft} state={state} labelOf={labelOf} shown={shown} />
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
        <div className="pe-bar no-print">
          <div className="pe-bar-status">
            <SaveFoot draft={draft} state={state} form={form} bar={bar} labelOf={labelOf} />
          </div>
          <div className="pe-bar-acts">{acts}</div>
        </div>
      </form>
    </>
  );
}
