import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, useFieldId } from './field-id.ts';
import { useFieldError } from './field-errors.ts';
import { FieldNotes } from './field-notes.tsx';

interface FieldProps {
  name: string;
  label: ReactNode;
  /** Hides the label visually, where the context makes the field clear. */
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
}

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'name' | 'id'>;

/** A labeled single-line input: text, email, search, number, date. */
export function TextField({ name, label, hideLabel = false, hint, error: own, className, ...rest }: TextFieldProps) {
  const id = useFieldId(name);
  const error = useFieldError(name, own);
  return (
    <div className={classNames('field', className)}>
      <label className={hideLabel ? 'sr-only' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      <input
        className="input"
        id={id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        {...rest}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'name' | 'id'>;

/** A labeled multi-line input. */
export function TextArea({
  name,
  label,
  hideLabel = false,
  hint,
  error: own,
  className,
  rows = 4,
  ...rest
}: TextAreaProps) {
  const id = useFieldId(name);
  const error = useFieldError(name, own);
  return (
    <div className={classNames('field', className)}>
      <label className={hideLabel ? 'sr-only' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      <textarea
        className="input"
        id={id}
        name={name}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        {...rest}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
