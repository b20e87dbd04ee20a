import type { ReactNode } from 'react';
import { describedBy, useFieldId } from './field-id.ts';
import { FieldNotes } from './field-notes.tsx';

interface TickBoxProps {
  name: string;
  required?: boolean;
  ticked?: boolean;
  /** For a form that holds what is ticked; otherwise the browser does. */
  onTick?: (ticked: boolean) => void;
  error?: string | undefined;
  children: ReactNode;
}

/** One box that says yes to one sentence; it sends `true`. */
export function TickBox({ name, required = false, ticked = false, onTick, error, children }: TickBoxProps) {
  const id = useFieldId(name);
  return (
    <div>
      <label className="choice">
        <input
          type="checkbox"
          id={id}
          name={name}
          value="true"
          required={required}
          {...(onTick
            ? { checked: ticked, onChange: ({ currentTarget }) => onTick(currentTarget.checked) }
            : { defaultChecked: ticked })}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error })}
        />
        <span>{children}</span>
      </label>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
