import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, useFieldId } from './field-id.ts';
import { useFieldError } from './field-errors.ts';
import { FieldNotes } from './field-notes.tsx';

interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'name' | 'id'> {
  name: string;
  label: ReactNode;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Options, or options grouped under headings. */
  options: readonly (Option | { label: string; options: readonly Option[] })[];
}

/** A labeled select. */
export function SelectField({
  name,
  label,
  hideLabel = false,
  hint,
  error: own,
  options,
  className,
  ...rest
}: SelectFieldProps) {
  const id = useFieldId(name);
  const error = useFieldError(name, own);
  return (
    <div className={classNames('field', className)}>
      <label className={hideLabel ? 'sr-only' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      <select
        className="input"
        id={id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
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
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

const renderOption = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);
