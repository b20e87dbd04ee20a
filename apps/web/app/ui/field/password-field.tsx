import { type ReactNode, useState } from 'react';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { describedBy, useFieldId } from './field-id.ts';
import { FieldNotes } from './field-notes.tsx';
import { uiTexts } from '../texts.ts';

interface PasswordFieldProps {
  /** `password` unless a form has more than one. */
  name?: string;
  label: string;
  /** Tells password managers whether to fill in the one they know or to make a new one. */
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
  error?: string | undefined;
  /** Under the field: how strong it is. */
  children?: ReactNode;
}

/** A password that can be shown while it is typed. Pasting and password managers work as everywhere. */
export function PasswordField({ name = 'password', label, autoComplete, hint, error, children }: PasswordFieldProps) {
  const t = useTexts(uiTexts);
  const id = useFieldId(name);
  const [shown, setShown] = useState(false);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="password">
        <input
          className="input"
          type={shown ? 'text' : 'password'}
          id={id}
          name={name}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
        <button
          type="button"
          className="password-show"
          aria-label={shown ? t('hideLabel') : t('showLabel')}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          {shown ? t('hide') : t('show')}
        </button>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
    </div>
  );
}
