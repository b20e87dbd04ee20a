import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { OwnDashboard, PortalPage } from '../../portal/index.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { patientTexts } from '../texts.ts';

/** `/dashboard`: redirects users to their role's dashboard. */
export function DoorPage() {
  const t = useTexts(patientTexts);
  const person = useSession((session) => session.user);
  const title = t('dashboard.title');
  return (
    <PortalPage title={title} description={t('dashboard.description')}>
      {person ? <OwnDashboard person={person} title={title} /> : null}
    </PortalPage>
  );
}
