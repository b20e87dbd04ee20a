import { useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import type { Refusal } from '../refusal.ts';
import { authTexts } from '../texts.ts';
import { ProblemNotice } from './refusal-notes.tsx';

interface NotVerifiedNoticeProps {
  /** The address already typed, so that it need not be typed again. */
  email: string;
  send: (email: string) => Promise<Refusal | null>;
  onSent: (email: string) => void;
}

/** The password was correct but the address is not confirmed: offers a new link. */
export function NotVerifiedNotice({ email, send, onSent }: NotVerifiedNoticeProps) {
  const t = useTexts(authTexts);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const again = async () => {
    setBusy(true);
    const refused = await send(email);
    setBusy(false);
    setRefusal(refused);
    if (!refused) onSent(email);
  };
  if (refusal) return <ProblemNotice refusal={refusal} />;
  return (
    <Notice tone="warning" icon="mail" title={t('login.notVerified')}>
      <p>{t.rich('login.notVerifiedText', { b: <strong className="auth-address" /> }, { email })}</p>
      <p className="notice-actions">
        <Button type="button" size="small" busy={busy} onClick={() => void again()}>
          {t('login.sendLink')}
        </Button>
      </p>
    </Notice>
  );
}
