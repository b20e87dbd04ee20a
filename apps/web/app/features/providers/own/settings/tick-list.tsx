import type { ReactNode } from 'react';

interface TickListProps {
  legend: ReactNode;
  options: readonly { value: string; label: string }[];
  /** Selected values, separated by spaces. */
  members: string;
  onChange: (members: string) => void;
}

/** Multiple choice, stored as one string. */
export function TickList({ legend, options, members, onChange }: TickListProps) {
  const chosen = members.split(' ').filter(Boolean);
  return (
    <fieldset className="plain-set">
      <legend className="field-label">{legend}</legend>
      <div className="tick-grid">
        {options.map(({ value, label }) => (
          <label key={value} className="choice">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ currentTarget }) =>
                onChange((currentTarget.checked ? [...chosen, value] : chosen.filter((one) => one !== value)).join(' '))
              }
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
