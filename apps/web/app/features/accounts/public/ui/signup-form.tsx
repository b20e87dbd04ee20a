import { PASSWORD_MIN } from '@travesia/contracts/accounts';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import type { Send, Values } from '../use-auth-form.ts';
import { ownerOf } from '../registration.ts';
import { authTexts } from '../texts.ts';
import { AddressField } from './address-field.tsx';
import { AuthForm } from './auth-form.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { PasswordField } from '../../../../ui/field/password-field.tsx';
import { PasswordStrength } from '../../passwords/password-strength.tsx';

interface SignupFormProps {
  countries: readonly { value: string; label: string }[];
  /** Values sent before, without the password, when the user only changes the address. */
  before: Values | null;
  send: Send;
}

const FIELDS = ['first_name', 'last_name', 'email', 'password', 'country', 'accept_terms'] as const;

/** Sign-up: personal details, password with its strength in words, and each consent separately. */
export function SignupForm({ countries, before, send }: SignupFormProps) {
  const t = useTexts(authTexts);
  const [typed, setTyped] = useState<Values>({});
  const labels = Object.fromEntries(FIELDS.map((name) => [name, t(`field.${name}`)]));
  const address = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (before) address.current?.querySelector<HTMLInputElement>(`#${fieldId('email')}`)?.focus();
  }, [before]);
  return (
    <AuthForm labels={labels} submit={t('signup.submit')} send={send} onType={setTyped}>
      {(errors) => (
        <>
          <div className="auth-pair">
            <TextField
              name="first_name"
              label={t('field.first_name')}
              error={errors['first_name']}
              autoComplete="given-name"
              maxLength={80}
              required
            />
            <TextField
              name="last_name"
              label={t('field.last_name')}
              hint={t('hint.last_name')}
              error={errors['last_name']}
              autoComplete="family-name"
              maxLength={80}
              required
            />
          </div>
          <div ref={address}>
            <AddressField autoComplete="email" hint={t('hint.email')} error={errors['email']} />
          </div>
          <PasswordField
            label={t('field.password')}
            autoComplete="new-password"
            hint={t('hint.password', { min: PASSWORD_MIN.alone })}
            error={errors['password']}
          >
            <PasswordStrength password={typed['password'] ?? ''} owner={ownerOf(typed)} />
          </PasswordField>
          <SelectField
            name="country"
            label={t('field.country')}
            error={errors['country']}
            autoComplete="country"
            options={[{ value: '', label: t('choice.none') }, ...countries]}
          />
          <ConsentFields errors={errors} before={before} />
        </>
      )}
    </AuthForm>
  );
}
