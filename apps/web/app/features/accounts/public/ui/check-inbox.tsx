import { RESET_LINK_MINUTES, VERIFY_LINK_HOURS } from '@travesia/contracts/accounts';
import { useState } from 'react';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { useCountdown } from '../use-countdown.ts';
import type { Refusal } from '../refusal.ts';
import { withReturn } from '../return-address.ts';
import { authTexts } from '../texts.ts';
import { AuthCard } from './auth-card.tsx';
import { RefusalNotes } from './refusal-notes.tsx';

/** Seconds before the email can be requested again. */
const RESEND_AFTER = 30;

/** How long the link in the email is valid. */
const WORKS = { verify: { hours: VERIFY_LINK_HOURS }, reset: { minutes: RESET_LINK_MINUTES } } as const;

interface CheckInboxProps {
  /** Purpose of the link in the email. */
  kind: 'verify' | 'reset';
  email: string;
  /** Requests the email again; resolves to null on success. */
  resend: () => Promise<Refusal | null>;
  onChangeAddress: () => void;
}

/** Shown after an email was requested. The text is the same whether or not the address has an account. */
export function CheckInbox({ kind, email, resend, onChangeAddress }: CheckInboxProps) {
  const t = useTexts(authTexts);
  const { demo, search } = useSite();
  return (
    <AuthCard
      title={t('inbox.title')}
      heading={t('inbox.heading')}
      replaced
      below={<LocalLink to={withReturn('/login', search)}>{t('inbox.toLogin')}</LocalLink>}
    >
      <p className="auth-mark" aria-hidden="true">
        <Icon name="mail" />
      </p>
      <p>{t.rich(`inbox.${kind}`, { b: <strong className="auth-address" /> }, { email, ...WORKS[kind] })}</p>
      <ul className="auth-list small muted">
        <li>{t(`inbox.look.${kind}`)}</li>
        <li>{t('inbox.spam')}</li>
        {demo ? <li>{t.rich('inbox.demo', { link: <LocalLink to={withReturn('/login', search)} /> })}</li> : null}
      </ul>
      <SendAgain resend={resend} />
      <Button type="button" variant="quiet" onClick={onChangeAddress}>
        {t('inbox.change')}
      </Button>
    </AuthCard>
  );
}

function SendAgain({ resend }: Pick<CheckInboxProps, 'resend'>) {
  const t = useTexts(authTexts);
  const [left, restart] = useCountdown(RESEND_AFTER);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [sent, setSent] = useState(false);
  const waits = left > 0 || busy;
  const again = async () => {
    setBusy(true);
    const refused = await resend();
    setBusy(false);
    setRefusal(refused);
    setSent(!refused);
    if (!refused) restart();
  };
  return (
    <>
      <RefusalNotes refusal={refusal} labels={{}} />
      {/* Not `disabled`: focus would be lost when the wait restarts. */}
      <Button type="button" busy={busy} aria-disabled={waits} onClick={() => (waits ? undefined : void again())}>
        {left > 0 ? t('inbox.againIn', { seconds: left }) : t('inbox.again')}
      </Button>
      <p role="status" className="small auth-sent">
        {sent ? t('inbox.sent') : ''}
      </p>
    </>
  );
}
