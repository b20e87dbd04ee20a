import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { fieldId } from './field-id.ts';

/** Hint and error of a field, under its control. */
export function FieldNotes({ name, hint, error }: { name: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {hint ? (
        <p className="field-hint" id={`${fieldId(name)}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field-error" id={`${fieldId(name)}-error`}>
          <Icon name="circle-alert" />
          <span>{error}</span>
        </p>
      ) : null}
    </>
  );
}
