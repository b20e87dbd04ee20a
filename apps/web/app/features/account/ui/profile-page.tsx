import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useSession } from '../../../lib/session/session-store.ts';
import { accountTexts } from '../texts.ts';
import { AccountFrame } from './account-frame.tsx';
import { DevicesCard } from './devices-card.tsx';
import { IdentityCard } from './identity-card.tsx';
import { PasswordCard } from './password-card.tsx';

/** `/profile`: who one is here, the devices that are signed in, the password; `data` is the card of one's data. */
export function ProfilePage({ ribbon, data }: { ribbon?: ReactNode; data?: ReactNode }) {
  const t = useTexts(accountTexts);
  const user = useSession((session) => session.user);
  return (
    <AccountFrame title={t('profile.title')} description={t('profile.description')} ribbon={ribbon}>
      <h1>{t('profile.heading')}</h1>
      {user ? (
        <div className="account-cards">
          <IdentityCard user={user} />
          <DevicesCard />
          <PasswordCard user={user} />
          {data}
        </div>
      ) : null}
    </AccountFrame>
  );
}
