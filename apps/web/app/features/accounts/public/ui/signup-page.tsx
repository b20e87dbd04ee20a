import { useState } from 'react';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { keepReturn } from '../auth-draft.ts';
import { registrationBody, registrationErrors } from '../registration.ts';
import { wrongFields } from '../refusal.ts';
import { returnAddress, withReturn } from '../return-address.ts';
import { askForLink, tryInSession } from '../session-acts.ts';
import { authTexts } from '../texts.ts';
import { AuthCard } from './auth-card.tsx';
import { CheckInbox } from './check-inbox.tsx';
import { SignupForm } from './signup-form.tsx';

interface SignupPageProps {
  /** Country names come from the server, so that hydration matches browsers with different names. */
  countries: readonly { value: string; label: string }[];
}

/** `/signup`: creates an account, which is inactive until the address is confirmed by email. */
export function SignupPage({ countries }: SignupPageProps) {
  const t = useTexts(authTexts);
  const locale = useLocale();
  const { search, currency } = useSite();
  const [sent, setSent] = useState<Record<string, string> | null>(null);
  const [inbox, setInbox] = useState<string | null>(null);
  if (inbox !== null)
    return (
      <CheckInbox
        kind="verify"
        email={inbox}
        resend={() => askForLink(locale, 'verify', inbox)}
        onChangeAddress={() => setInbox(null)}
      />
    );
  const send = async (values: Record<string, string>) => {
    const errors = registrationErrors(locale, values);
    if (Object.keys(errors).length > 0) return wrongFields(errors);
    const body = registrationBody(locale, values, currency);
    const refusal = await tryInSession(locale, values, (session) => session.register(body));
    if (refusal) return refusal;
    keepReturn(returnAddress(search));
    setSent({ ...values, password: '' });
    setInbox(body.email);
    return null;
  };
  return (
    <AuthCard
      title={t('signup.title')}
      description={t('signup.description')}
      heading={t('signup.heading')}
      lead={t('signup.lead')}
      below={t.rich('signup.known', { link: <LocalLink to={withReturn('/login', search)} /> })}
    >
      <SignupForm countries={countries} before={sent} send={send} />
    </AuthCard>
  );
}
