import type { ReactNode } from 'react';
import { describedBy, useFieldId } from './field-id.ts';
import { FieldNotes } from './field-notes.tsx';

interface TickBoxProps {
  name: string;
  required?: boolean;
  ticked?: boolean;
  /** For controlled forms; otherwise the browser keeps the state. */
  onTick?: (ticked: boolean) => void;
  error?: string | undefined;
  children: ReactNode;
}

/** A checkbox that agrees to one sentence; it submits `true`. */
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
