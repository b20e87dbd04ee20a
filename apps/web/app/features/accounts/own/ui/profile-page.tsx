import type { ReactNode } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { accountTexts } from '../texts.ts';
import { AvatarCard } from './avatar-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { PasswordCard } from './password-card.tsx';

interface ProfilePageProps {
  /** The user's profile details. */
  about: ReactNode;
  /** Sign-in methods other than the password. */
  security: ReactNode;
  /** The user's data: export and deletion. */
  data: ReactNode;
}

/** `/profile`: personal details, signed-in devices and password. */
export function ProfilePage({ about, security, data }: ProfilePageProps) {
  const t = useTexts(accountTexts);
  const user = useSession((session) => session.user);
  return (
    <PortalPage title={t('profile.title')} description={t('profile.description')} feature="patient_nav_profile">
      <h1>{t('profile.heading')}</h1>
      {user ? (
        <div className="account-cards">
          <AvatarCard user={user} />
          {about}
          <DevicesCard />
          <PasswordCard user={user} />
          {security}
          {data}
        </div>
      ) : null}
    </PortalPage>
  );
}
