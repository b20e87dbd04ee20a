import { isEmail } from '@travesia/contracts/accounts';
import { formTexts } from '../../../../lib/forms/texts.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { type Refusal, wrongFields } from '../refusal.ts';
import { authTexts } from '../texts.ts';
import { AddressField } from './address-field.tsx';
import { AuthForm } from './auth-form.tsx';

interface AddressFormProps {
  submit: string;
  /** Requests an email to the address; resolves to null on success. */
  ask: (email: string) => Promise<Refusal | null>;
  onSent: (email: string) => void;
}

/** One field: the address that receives the email. */
export function AddressForm({ submit, ask, onSent }: AddressFormProps) {
  const t = useTexts(authTexts);
  const general = useTexts(formTexts);
  const send = async (values: Record<string, string>) => {
    const email = values['email']?.trim() ?? '';
    if (!isEmail(email)) return wrongFields({ email: email ? t('error.email') : general('field.required') });
    const refusal = await ask(email);
    if (!refusal) onSent(email);
    return refusal;
  };
  return (
    <AuthForm labels={{ email: t('field.email') }} submit={submit} send={send}>
      {(errors) => <AddressField autoComplete="username" error={errors['email']} />}
    </AuthForm>
  );
}
