import type { ReactNode } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { authTexts } from '../texts.ts';

interface AddressFieldProps {
  /** `username` where a password belongs to it, so that managers keep the two together. */
  autoComplete: 'username' | 'email';
  hint?: ReactNode;
  error?: string | undefined;
}

/** The e-mail address of an account. */
export function AddressField({ autoComplete, hint, error }: AddressFieldProps) {
  const t = useTexts(authTexts);
  return (
    <TextField
      name="email"
      type="email"
      label={t('field.email')}
      hint={hint}
      error={error}
      autoComplete={autoComplete}
      autoCapitalize="none"
      inputMode="email"
      spellCheck={false}
      maxLength={254}
      required
    />
  );
}
