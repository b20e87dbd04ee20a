import { PASSWORD_MIN, passwordFault, resetPassword } from '@travesia/contracts/accounts';
import { useState } from 'react';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { useSite } from '../../../../lib/site/site.ts';
import type { Values } from '../use-auth-form.ts';
import { useLinkToken } from '../use-link-token.ts';
import { passwordSentence } from '../../passwords/password-sentence.ts';
import { wrongFields } from '../refusal.ts';
import { withReturn } from '../return-address.ts';
import { goOnTo, isAskedMore, leaveFor, takeAnswer, tryCall } from '../session-acts.ts';
import { authTexts } from '../texts.ts';
import { AuthCard } from './auth-card.tsx';
import { AuthForm } from './auth-form.tsx';
import { NewLink } from './new-link.tsx';
import { SecondStep } from './second-step.tsx';
import { PasswordField } from '../../../../ui/field/password-field.tsx';
import { PasswordStrength } from '../../passwords/password-strength.tsx';

const NOBODY = {};
/**
 * Only the server knows whether the account has a second factor; it refuses a password that is too short without one.
 */
const LEAST = PASSWORD_MIN.withSecondFactor;

/**
 * `/reset-password?token=`: sets a new password from an email link and signs in. With `welcome` it greets a user who
 * got the link from an operator.
 */
export function ResetPage() {
  const t = useTexts(authTexts);
  const locale = useLocale();
  const { search } = useSite();
  const token = useLinkToken();
  const [spent, setSpent] = useState(false);
  const [typed, setTyped] = useState<Values>({});
  const words = new URLSearchParams(search).has('welcome')
    ? {
        title: t('welcome.title'),
        description: t('welcome.description'),
        heading: t('welcome.heading'),
        lead: t('welcome.lead'),
      }
    : {
        title: t('reset.title'),
        description: t('reset.description'),
        heading: t('reset.heading'),
        lead: t('reset.others'),
      };
  const below = <LocalLink to={withReturn('/login', search)}>{t('inbox.toLogin')}</LocalLink>;
  const secondStep = useSession((session) => session.secondStep);
  if (secondStep) return <SecondStep step={secondStep} />;
  if (token === null || spent)
    return (
      <NewLink
        kind="reset"
        title={t('reset.title')}
        heading={spent ? t('link.notValid') : t('link.missing')}
        lead={spent ? t('link.resetText') : t('link.missingText')}
        replaced={spent}
        below={below}
      />
    );
  const send = async (values: Values) => {
    const password = values['password'] ?? '';
    const fault = passwordFault(password, NOBODY, LEAST);
    if (fault) return wrongFields({ password: passwordSentence(locale, fault) });
    const refusal = await tryCall(locale, values, async () =>
      takeAnswer(await sessionCall(resetPassword, { body: { token, password, time_zone: ownTimeZone() } })),
    );
    if (refusal?.problem?.code === 'auth.link_not_valid') setSpent(true);
    if (!refusal && !isAskedMore()) leaveFor(goOnTo(locale, search));
    return refusal;
  };
  return (
    <AuthCard {...words} below={below}>
      <AuthForm labels={{ password: t('field.newPassword') }} submit={t('reset.submit')} send={send} onType={setTyped}>
        {(errors) => (
          <PasswordField
            label={t('field.newPassword')}
            autoComplete="new-password"
            hint={t('hint.resetPassword', { min: PASSWORD_MIN.alone, least: LEAST })}
            error={errors['password']}
          >
            <PasswordStrength password={typed['password'] ?? ''} owner={NOBODY} min={LEAST} />
          </PasswordField>
        )}
      </AuthForm>
    </AuthCard>
  );
}
