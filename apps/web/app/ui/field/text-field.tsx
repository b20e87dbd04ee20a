import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, fieldId } from './field-id.ts';
import { FieldNotes } from './field-notes.tsx';

interface FieldProps {
  name: string;
  label: ReactNode;
  /** Keeps the label for screen readers only, where the place says what the field is. */
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
}

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id'>;

/** A labelled line of text: text, e-mail, search, number, date. */
export function TextField({ name, label, hideLabel = false, hint, error, className, ...rest }: TextFieldProps) {
  return (
    <div className={classNames('field', className)}>
      <label className={hideLabel ? 'sr-only' : 'field-label'} htmlFor={fieldId(name)}>
        {label}
      </label>
      <input
        className="input"
        id={fieldId(name)}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, { hint, error })}
        {...rest}
      />
      <FieldNotes name={name} hint={hint} error={error} />
    </div>
  );
}

type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'id'>;

/** A labelled text of several lines. */
export function TextArea({ name, label, hideLabel = false, hint, error, className, rows = 4, ...rest }: TextAreaProps) {
  return (
    <div className={classNames('field', className)}>
      <label className={hideLabel ? 'sr-only' : 'field-label'} htmlFor={fieldId(name)}>
        {label}
      </label>
      <textarea
        className="input"
        id={fieldId(name)}
        name={name}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, { hint, error })}
        {...rest}
      />
      <FieldNotes name={name} hint={hint} error={error} />
    </div>
  );
}
