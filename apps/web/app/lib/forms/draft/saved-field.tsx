import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { describedBy, fieldId } from '../../../ui/field/field-id.ts';
import { FieldNotes } from '../../../ui/field/field-notes.tsx';
import { TextArea, TextField } from '../../../ui/field/text-field.tsx';
import { useLocale } from '../../i18n/use-texts.tsx';
import { refusedSentence } from '../form-state.ts';
import { type Draft, useDraftField } from './use-draft-form.ts';

interface SavedFieldProps extends Draft {
  /** Makes the name unique on the page. */
  part: string;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  type?: HTMLInputTypeAttribute | 'area' | 'tick';
  rows?: number;
  maxLength?: number;
  autoComplete?: string;
  className?: string;
  disabled?: boolean;
  /** Language of the text. */
  lang?: string;
  /** Overrides the general error message. */
  wrong?: string;
}

/** Kinds that are invalid until complete: saved on blur, not while typing. */
const WHOLE: readonly string[] = ['tel', 'email', 'url', 'number', 'time'];

/** The error of a kind, whichever of its rules failed first. */
const WRONG: Readonly<Record<string, string>> = {
  tel: 'phone_invalid',
  email: 'email_invalid',
  url: 'website_invalid',
};
const TOO_LONG = 'too_big';

/** A field of a draft form. */
export function SavedField({ part, name, label, type = 'text', wrong, draft, state, ...look }: SavedFieldProps) {
  const locale = useLocale();
  const { value, refused, bind } = useDraftField({ draft, state }, name);
  const field = `${part}.${name}`;
  const code = refused && refused.code !== TOO_LONG ? (WRONG[type] ?? refused.code) : refused?.code;
  const error = refused && code ? (wrong ?? refusedSentence(locale, value, { ...refused, code })) : undefined;
  if (type === 'tick')
    return (
      <div>
        <label className="choice">
          <input
            type="checkbox"
            id={fieldId(field)}
            name={field}
            checked={value === 'true'}
            disabled={look.disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(fieldId(field), { error })}
            onChange={(event) => draft.edit(name, event.currentTarget.checked ? 'true' : '', 'now')}
          />
          <span>{label}</span>
        </label>
        <FieldNotes id={fieldId(field)} error={error} />
      </div>
    );
  const props = {
    name: field,
    label,
    error,
    value,
    ...look,
    ...bind,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      draft.edit(name, currentTarget.value, WHOLE.includes(type) ? 'leave' : 'pause'),
  };
  return type === 'area' ? <TextArea {...props} /> : <TextField {...props} type={type} />;
}
