import type { User } from '@travesia/contracts/accounts';
import type { ComponentType, ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useSession } from '../../../lib/session/session-store.ts';
import { accountTexts } from '../texts.ts';
import { AccountFrame } from './account-frame.tsx';
import { DevicesCard } from './devices-card.tsx';
import { IdentityCard } from './identity-card.tsx';
import { PasswordCard } from './password-card.tsx';

interface ProfilePageProps {
  ribbon?: ReactNode;
  /** How the person signs in beside the password. */
  Security: ComponentType<{ user: User }>;
}

/** `/profile`: who one is here, the devices that are signed in, the password. */
export function ProfilePage({ ribbon, Security }: ProfilePageProps) {
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
          <Security user={user} />
        </div>
      ) : null}
    </AccountFrame>
  );
}
