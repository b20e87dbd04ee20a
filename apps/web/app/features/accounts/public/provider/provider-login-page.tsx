import { listApplications, loginProvider } from '@travesia/contracts/applications';
import { useState } from 'react';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { type Locale, localPath } from '../../../../lib/i18n/locale.ts';
import { PasswordField } from '../../../../ui/field/password-field.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSite } from '../../../../lib/site/site.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { readDraft } from '../auth-draft.ts';
import type { Refusal } from '../refusal.ts';
import { returnAddress, withReturn } from '../return-address.ts';
import { askForLink, goOnTo, leaveFor, tryInSession } from '../session-acts.ts';
import { authTexts } from '../texts.ts';
import { AddressField } from '../ui/address-field.tsx';
import { AlreadySignedIn } from '../ui/already-signed-in.tsx';
import { AuthCard } from '../ui/auth-card.tsx';
import { AuthForm } from '../ui/auth-form.tsx';
import { CheckInbox } from '../ui/check-inbox.tsx';
import { NotVerifiedNotice } from '../ui/not-verified-notice.tsx';
import { providerAuthTexts } from './texts.ts';

const APPLY = '/provider/apply';

/** `/provider/login`: sign-in for clinics. Users with an open application continue to it. */
export function ProviderLoginPage() {
  const t = useTexts(authTexts);
  const p = useTexts(providerAuthTexts);
  const locale = useLocale();
  const { search } = useSite();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const sendLink = (email: string) => askForLink(locale, 'verify', email);
  if (mailedTo !== null)
    return (
      <CheckInbox
        kind="verify"
        email={mailedTo}
        resend={() => sendLink(mailedTo)}
        onChangeAddress={() => setMailedTo(null)}
      />
    );
  const send = async (values: Record<string, string>) => {
    const credentials = { email: values['email']?.trim() ?? '', password: values['password'] ?? '' };
    const refusal = await tryInSession(locale, values, (session) => session.login(credentials, loginProvider));
    if (!refusal) leaveFor(await goOnFrom(locale, search));
    return refusal;
  };
  const help = ({ problem }: Refusal) => {
    if (problem?.code === 'auth.email_not_verified')
      return <NotVerifiedNotice email={readDraft()['email'] ?? ''} send={sendLink} onSent={setMailedTo} />;
    if (problem?.code === 'provider.no_application') return <NoApplication />;
    return null;
  };
  return (
    <AuthCard
      title={p('title')}
      description={p('description')}
      heading={p('heading')}
      lead={p('lead')}
      below={
        <>
          {p.rich('apply', { link: <LocalLink to={APPLY} /> })}
          <br />
          {p.rich('patient', { link: <LocalLink to={withReturn('/login', search)} /> })}
        </>
      }
    >
      <p className="auth-clinics row">
        <Icon name="building-2" />
        {p('mark')}
      </p>
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
    </AuthCard>
  );
}

/** Where to go next: the return address, an application without a final decision, or home. */
async function goOnFrom(locale: Locale, search: string): Promise<string> {
  const own = await sessionCall(listApplications, {}, { background: true }).catch(() => ({ data: [] }));
  const home = goOnTo(locale, search);
  // The newest undecided application comes first; having any application is the reason to sign in here.
  return returnAddress(search) === null && own.data.length > 0 ? localPath(locale, APPLY) : home;
}

function NoApplication() {
  const locale = useLocale();
  const p = useTexts(providerAuthTexts);
  return (
    <Notice tone="warning" title={p('none')}>
      <p>
        {p.rich('noneText', {
          apply: <LocalLink to={`/login?returnUrl=${encodeURIComponent(localPath(locale, APPLY))}`} />,
          patient: <LocalLink to="/login" />,
        })}
      </p>
    </Notice>
  );
}
