import type { SecondFactorMethod, SecondFactorRequired } from '@travesia/contracts/accounts';
import { useEffect, useState } from 'react';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import type { Values } from '../use-auth-form.ts';
import type { Refusal } from '../refusal.ts';
import { withReturn } from '../return-address.ts';
import { goOnTo, leaveFor } from '../session-acts.ts';
import { AuthCard } from '../ui/auth-card.tsx';
import { AuthForm } from '../ui/auth-form.tsx';
import { ProblemNotice } from '../ui/refusal-notes.tsx';
import { completeByText } from './complete.ts';
import { OtherWays } from './other-ways.tsx';
import { secondStepTexts } from './texts.ts';

/** Methods with a typed code. */
type Typed = Exclude<SecondFactorMethod, 'passkey'>;

interface SecondStepCardProps {
  step: SecondFactorRequired;
  onBack?: () => void;
}

/** Asks for an authenticator code, a recovery code or a passkey, and signs in. */
export default function SecondStepCard({ step, onBack }: SecondStepCardProps) {
  const t = useTexts(secondStepTexts);
  const locale = useLocale();
  const { search } = useSite();
  const [method, setMethod] = useState<Typed>('totp');
  const done = () => leaveFor(goOnTo(locale, search));
  // The card replaced the first step: focus the input.
  useEffect(() => document.getElementById(fieldId(method))?.focus(), [method]);
  const send = async (values: Values) => {
    const refusal = await completeByText(locale, method, step, values[method] ?? '');
    if (!refusal) done();
    return refusal;
  };
  const login = withReturn('/login', search);
  const help = (refusal: Refusal) =>
    refusal.problem?.code === 'auth.sign_in_expired' ? (
      <Expired refusal={refusal} login={login} onBack={onBack} />
    ) : null;
  return (
    <AuthCard
      title={t('title')}
      heading={t('heading')}
      lead={t(`lead.${method}`)}
      below={t.rich('lost', { link: <LocalLink to="/contact" /> })}
    >
      <AuthForm key={method} labels={{ [method]: t(`label.${method}`) }} submit={t('submit')} send={send} help={help}>
        {(errors) => (
          <TextField
            name={method}
            label={t(`label.${method}`)}
            error={errors[method]}
            autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
            inputMode={method === 'totp' ? 'numeric' : 'text'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={method === 'totp' ? 12 : 40}
            className="auth-code"
            required
          />
        )}
      </AuthForm>
      <OtherWays step={step} method={method} onChoose={setMethod} onDone={done} />
      {onBack ? (
        <Button type="button" variant="quiet" className="btn-wide" icon="arrow-left" onClick={onBack}>
          {t('back')}
        </Button>
      ) : (
        <p>
          <LocalLink to={login}>{t('toLogin')}</LocalLink>
        </p>
      )}
    </AuthCard>
  );
}

function Expired({ refusal, login, onBack }: { refusal: Refusal; login: string; onBack: (() => void) | undefined }) {
  const t = useTexts(secondStepTexts);
  return (
    <>
      <ProblemNotice refusal={refusal} />
      <p className="notice-actions">
        {onBack ? (
          <Button type="button" size="small" onClick={onBack}>
            {t('again')}
          </Button>
        ) : (
          <LocalLink to={login}>{t('again')}</LocalLink>
        )}
      </p>
    </>
  );
}
