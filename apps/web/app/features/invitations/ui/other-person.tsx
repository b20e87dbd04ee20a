import type { User } from '@travesia/contracts/accounts';
import type { Invitation } from '@travesia/contracts/invitations';
import { useState } from 'react';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useSession } from '../../../lib/session/session-store.ts';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { homeOf } from '../../../lib/session/role-home.ts';
import { invitationTexts } from '../texts.ts';

/** For a user signed in with another address: how to switch accounts without losing the invitation. */
export function OtherPerson({ user, invitation }: { user: User; invitation: Invitation }) {
  const t = useTexts(invitationTexts);
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const { email } = invitation;
  const switchAccount = async () => {
    setBusy(true);
    // The page stays: without a session it offers sign-in for the invited address.
    await useSession.getState().logout();
    document.getElementById('main')?.focus();
  };
  return (
    <Notice tone="warning" title={t('other.title', { name: `${user.first_name} ${user.last_name}` })}>
      <p>{t.rich('other.text', { b: <strong className="auth-address" /> }, { email, own: user.email })}</p>
      <p className="row notice-actions">
        <Button type="button" variant="primary" size="small" busy={busy} onClick={() => void switchAccount()}>
          {t('other.switch')}
        </Button>
        <LinkButton size="small" variant="quiet" href={homeOf(locale, user)}>
          {t('other.stay')}
        </LinkButton>
      </p>
    </Notice>
  );
}
