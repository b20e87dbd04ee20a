import type { ReactNode, SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, fieldId } from './field-id.ts';
import { FieldNotes } from './field-notes.tsx';

interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'id'> {
  name: string;
  label: ReactNode;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Choices, or choices under a heading. */
  options: readonly (Option | { label: string; options: readonly Option[] })[];
}

/** A labelled choice of one from many. */
export function SelectField({
  name,
  label,
  hideLabel = false,
  hint,
  error,
  options,
  className,
  ...rest
}: SelectFieldProps) {
  return (
    <div className={classNames('field', className)}>
      <label className={hideLabel ? 'sr-only' : 'field-label'} htmlFor={fieldId(name)}>
        {label}
      </label>
      <select
        className="input"
        id={fieldId(name)}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, { hint, error })}
        {...rest}
      >
        {options.map((option) =>
          'options' in option ? (
            <optgroup key={option.label} label={option.label}>
              {option.options.map(renderOption)}
            </optgroup>
          ) : (
            renderOption(option)
          ),
        )}
      </select>
      <FieldNotes name={name} hint={hint} error={error} />
    </div>
  );
}

const renderOption = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);
