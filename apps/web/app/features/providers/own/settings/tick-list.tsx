import type { ReactNode } from 'react';
import { refusedSentence } from '../../../../lib/forms/form-state.ts';
import { type Draft, useDraftField } from '../../../../lib/forms/draft/use-draft-form.ts';
import { useLocale } from '../../../../lib/i18n/use-texts.tsx';
import { describedBy, fieldId } from '../../../../ui/field/field-id.ts';
import { FieldNotes } from '../../../../ui/field/field-notes.tsx';

interface TickListProps extends Draft {
  /** Makes the name unique on the page. */
  part?: string;
  /** Selected values are separated by spaces. */
  name: string;
  legend: ReactNode;
  options: readonly { value: string; label: string }[];
}

/** Multiple choice, stored as one field. */
export function TickList({ part = 'care', name, legend, options, draft, state }: TickListProps) {
  const locale = useLocale();
  const { value: members, refused } = useDraftField({ draft, state }, name);
  const id = fieldId(`${part}.${name}`);
  const error = refused ? refusedSentence(locale, members, refused) : undefined;
  const chosen = members.split(' ').filter(Boolean);
  return (
    <fieldset
      className="plain-set"
      id={id}
      name={`${part}.${name}`}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { error })}
    >
      <legend className="field-label">{legend}</legend>
      <div className="tick-grid">
        {options.map(({ value, label }) => (
          <label key={value} className="choice">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ currentTarget }) => {
                const others = chosen.filter((one) => one !== value);
                draft.edit(name, (currentTarget.checked ? [...others, value] : others).join(' '), 'pause');
              }}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
