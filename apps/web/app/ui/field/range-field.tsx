import type { ReactNode } from 'react';
import { useFieldId } from './field-id.ts';

interface RangeFieldProps {
  name: string;
  label: ReactNode;
  min: number;
  max: number;
  step: number;
  value: number;
  /** Labels of the scale's ends, below the line. */
  minLabel: ReactNode;
  /** Text of the current value. */
  valueLabel: string;
  /** Prefix of values shown by a script while the handle moves, such as `US$ `. */
  prefix?: string;
}

/** A slider. Its value is submitted with the form; the range-value enhancement shows the number while it moves. */
export function RangeField({ name, label, min, max, step, value, minLabel, valueLabel, prefix = '' }: RangeFieldProps) {
  const id = useFieldId(name);
  return (
    <div className="field">
      <div className="field-head">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
      </div>
      <input
        type="range"
        id={id}
        name={name}
        min={min}
        max={max}
        step={step}
        defaultValue={value}
        data-enhance="range-value"
        data-prefix={prefix}
        aria-valuetext={valueLabel}
      />
      <div className="field-scale num">
        <span>{minLabel}</span>
        <output htmlFor={id}>{valueLabel}</output>
      </div>
    </div>
  );
}
