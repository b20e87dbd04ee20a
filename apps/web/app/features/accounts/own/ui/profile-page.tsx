import type { ReactNode } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { accountTexts } from '../texts.ts';
import { DevicesCard } from './devices-card.tsx';
import { PasswordCard } from './password-card.tsx';

interface ProfilePageProps {
  /** What the profile says of the person. */
  about: ReactNode;
  /** How the person signs in beside the password. */
  security: ReactNode;
  /** What is held of the person, to have it and to have it erased. */
  data: ReactNode;
}

/** `/profile`: who one is here, the devices that are signed in, the password. */
export function ProfilePage({ about, security, data }: ProfilePageProps) {
  const t = useTexts(accountTexts);
  const user = useSession((session) => session.user);
  return (
    <PortalPage title={t('profile.title')} description={t('profile.description')}>
      <h1>{t('profile.heading')}</h1>
      {user ? (
        <div className="account-cards">
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
