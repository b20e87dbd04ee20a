import { useState } from 'react';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSession } from '../../../../lib/session/session-store.ts';
import { useSite } from '../../../../lib/site/site.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { readDraft } from '../auth-draft.ts';
import type { Refusal } from '../refusal.ts';
import { withReturn } from '../return-address.ts';
import { askForLink, goOnTo, isAskedMore, leaveFor, tryInSession } from '../session-acts.ts';
import { authTexts } from '../texts.ts';
import { AddressField } from './address-field.tsx';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { AuthCard } from './auth-card.tsx';
import { AuthForm } from './auth-form.tsx';
import { CheckInbox } from './check-inbox.tsx';
import { DemoEntrance } from './demo-entrance.tsx';
import { NotVerifiedNotice } from './not-verified-notice.tsx';
import { PasskeyEntrance } from './passkey-entrance.tsx';
import { SecondStep } from './second-step.tsx';
import { PasswordField } from '../../../../ui/field/password-field.tsx';

/** `/login`: email and password; `returnUrl` is the return address, `reason` explains why the user is here. */
export function LoginPage() {
  const t = useTexts(authTexts);
  const locale = useLocale();
  const { demo, search } = useSite();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const secondStep = useSession((session) => session.secondStep);
  const forgetStep = useSession((session) => session.forgetStep);
  const sendLink = (email: string) => askForLink(locale, 'verify', email);
  if (secondStep) return <SecondStep step={secondStep} onBack={forgetStep} />;
  if (mailedTo !== null)
    return (
      <CheckInbox
        kind="verify"
        email={mailedTo}
        resend={() => sendLink(mailedTo)}
        onChangeAddress={() => setMailedTo(null)}
      />
    );
  const expired = new URLSearchParams(search).get('reason') === 'session_expired';
  const send = async (values: Record<string, string>) => {
    const credentials = { email: values['email']?.trim() ?? '', password: values['password'] ?? '' };
    const refusal = await tryInSession(locale, values, (session) => session.login(credentials));
    if (!refusal && !isAskedMore()) leaveFor(goOnTo(locale, search));
    return refusal;
  };
  const help = ({ problem }: Refusal) =>
    problem?.code === 'auth.email_not_verified' ? (
      <NotVerifiedNotice email={readDraft()['email'] ?? ''} send={sendLink} onSent={setMailedTo} />
    ) : null;
  return (
    <AuthCard
      title={t('login.title')}
      description={t('login.description')}
      heading={t('login.heading')}
      below={
        <>
          {t.rich('login.new', { link: <LocalLink to={withReturn('/signup', search)} /> })}
          <br />
          {t.rich('login.clinic', { link: <LocalLink to="/provider/login" /> })}
        </>
      }
    >
      {expired ? (
        <Notice icon="lock" title={t('login.expired')}>
          <p>{t('login.expiredText')}</p>
        </Notice>
      ) : null}
      <AlreadySignedIn />
      <AuthForm
        labels={{ email: t('field.email'), password: t('field.password') }}
        submit={t('login.submit')}
        send={send}
        help={help}
      >
        {(errors) => (
          <>
            <AddressField autoComplete="username" error={errors['email']} />
            <PasswordField
              label={t('field.password')}
              autoComplete="current-password"
              error={errors['password']}
              hint={<LocalLink to={withReturn('/forgot-password', search)}>{t('login.forgot')}</LocalLink>}
            />
          </>
        )}
      </AuthForm>
      <PasskeyEntrance />
      {demo ? <DemoEntrance /> : null}
    </AuthCard>
  );
}
