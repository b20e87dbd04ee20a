import { type ReactNode, useState } from 'react';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { askForLink } from '../session-acts.ts';
import { authTexts } from '../texts.ts';
import { AddressForm } from './address-form.tsx';
import { AuthCard } from './auth-card.tsx';
import { CheckInbox } from './check-inbox.tsx';

interface NewLinkProps {
  kind: 'verify' | 'reset';
  title: string;
  heading: string;
  lead: string;
  replaced: boolean;
  below: ReactNode;
}

/** Shown for an invalid email link: the reason, and a form for a new link. The address is prefilled if known. */
export function NewLink({ kind, title, heading, lead, replaced, below }: NewLinkProps) {
  const t = useTexts(authTexts);
  const locale = useLocale();
  const [inbox, setInbox] = useState<string | null>(null);
  const ask = (email: string) => askForLink(locale, kind, email);
  if (inbox !== null)
    return <CheckInbox kind={kind} email={inbox} resend={() => ask(inbox)} onChangeAddress={() => setInbox(null)} />;
  return (
    <AuthCard title={title} heading={heading} lead={lead} replaced={replaced} below={below}>
      <AddressForm submit={t('link.new')} ask={ask} onSent={setInbox} />
    </AuthCard>
  );
}
