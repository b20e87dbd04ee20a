import { type ReactNode, useState } from 'react';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { describedBy, useFieldId } from './field-id.ts';
import { FieldNotes } from './field-notes.tsx';
import { uiTexts } from '../texts.ts';

interface PasswordFieldProps {
  /** Defaults to `password`; set it if a form has more than one. */
  name?: string;
  label: string;
  /** Tells password managers whether to fill in a known password or generate one. */
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
  error?: string | undefined;
  /** Below the field: password strength. */
  children?: ReactNode;
}

/** A password field with a show button. Pasting and password managers work as usual. */
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
