import { useState } from 'react';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { keepReturn } from '../auth-draft.ts';
import { returnAddress, withReturn } from '../return-address.ts';
import { askForLink } from '../session-acts.ts';
import { authTexts } from '../texts.ts';
import { AddressForm } from './address-form.tsx';
import { AuthCard } from './auth-card.tsx';
import { CheckInbox } from './check-inbox.tsx';

/** `/forgot-password`: requests a password reset link. */
export function ForgotPage() {
  const t = useTexts(authTexts);
  const locale = useLocale();
  const { search } = useSite();
  const [inbox, setInbox] = useState<string | null>(null);
  const ask = (email: string) => askForLink(locale, 'reset', email);
  if (inbox !== null)
    return <CheckInbox kind="reset" email={inbox} resend={() => ask(inbox)} onChangeAddress={() => setInbox(null)} />;
  return (
    <AuthCard
      title={t('forgot.title')}
      description={t('forgot.description')}
      heading={t('forgot.heading')}
      lead={t('forgot.lead')}
      below={t.rich('forgot.back', { link: <LocalLink to={withReturn('/login', search)} /> })}
    >
      <AddressForm
        submit={t('forgot.submit')}
        ask={ask}
        onSent={(email) => {
          keepReturn(returnAddress(search));
          setInbox(email);
        }}
      />
    </AuthCard>
  );
}
