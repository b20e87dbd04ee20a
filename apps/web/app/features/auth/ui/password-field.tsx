import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { describedBy, fieldId } from '../../../ui/field/field-id.ts';
import { FieldNotes } from '../../../ui/field/field-notes.tsx';
import { authTexts } from '../texts.ts';

interface PasswordFieldProps {
  label: string;
  /** Tells password managers whether to fill in the one they know or to make a new one. */
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
  error?: string | undefined;
  /** Under the field: how strong it is. */
  children?: ReactNode;
}

const NAME = 'password';

/** A password that can be shown while it is typed. Pasting and password managers work as everywhere. */
export function PasswordField({ label, autoComplete, hint, error, children }: PasswordFieldProps) {
  const t = useTexts(authTexts);
  const [shown, setShown] = useState(false);
  return (
    <div className="field">
      <label className="field-label" htmlFor={fieldId(NAME)}>
        {label}
      </label>
      <div className="auth-password">
        <input
          className="input"
          type={shown ? 'text' : 'password'}
          id={fieldId(NAME)}
          name={NAME}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(NAME, { hint, error })}
        />
        <button
          type="button"
          className="auth-show"
          aria-label={shown ? t('password.hideLabel') : t('password.showLabel')}
          aria-controls={fieldId(NAME)}
          onClick={() => setShown(!shown)}
        >
          {shown ? t('password.hide') : t('password.show')}
        </button>
      </div>
      <FieldNotes name={NAME} hint={hint} error={error} />
      {children}
    </div>
  );
}
