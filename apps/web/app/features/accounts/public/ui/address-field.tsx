import type { ReactNode } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { authTexts } from '../texts.ts';

interface AddressFieldProps {
  /** `username` next to a password, so that password managers store both. */
  autoComplete: 'username' | 'email';
  hint?: ReactNode;
  error?: string | undefined;
}

/** Email field of an account. */
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
