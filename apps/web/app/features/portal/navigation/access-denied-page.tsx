import { use } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { AccessDenied } from '../access-denied.tsx';
import { PersonContext } from '../person-context.ts';
import { PortalPage } from '../portal-page.tsx';
import { portalTexts } from '../texts.ts';

/** `/access-denied`: the signed-in user and a link to their own dashboard. */
export function AccessDeniedPage() {
  const t = useTexts(portalTexts);
  return (
    <PortalPage title={t('denied.title')} description={t('denied.heading')}>
      <Denied />
    </PortalPage>
  );
}

function Denied() {
  const person = use(PersonContext);
  return person ? <AccessDenied person={person} reason="role" /> : null;
}
