import type { ReactNode } from 'react';
import { describedBy, fieldId } from './field-id.ts';
import { FieldNotes } from './field-notes.tsx';

interface TickBoxProps {
  name: string;
  required?: boolean;
  ticked?: boolean;
  error?: string | undefined;
  children: ReactNode;
}

/** One box that says yes to one sentence; it sends `true`. */
export function TickBox({ name, required = false, ticked = false, error, children }: TickBoxProps) {
  return (
    <div>
      <label className="choice">
        <input
          type="checkbox"
          id={fieldId(name)}
          name={name}
          value="true"
          required={required}
          defaultChecked={ticked}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(name, { error })}
        />
        <span>{children}</span>
      </label>
      <FieldNotes name={name} error={error} />
    </div>
  );
}
