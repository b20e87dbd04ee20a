import { useSyncExternalStore } from 'react';
import { BootNotice } from '../../../lib/hydration/boot-screen.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../lib/seo/page-head.tsx';
import { useSession } from '../../../lib/session/session-store.ts';
import { AccessDenied } from '../access-denied.tsx';
import { portalTexts } from '../texts.ts';

/** `/access-denied`: the current role and a link to the user's own dashboard, or to sign-in for visitors. */
export function AccessDeniedPage() {
  const t = useTexts(portalTexts);
  const person = useSession((session) => session.user);
  // The server does not know who is signed in.
  const isKnown = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <div className="card auth-card denied-card" data-enhance="boot">
      <PageHead title={t('denied.title')} noindex />
      {isKnown ? <AccessDenied person={person} reason="role" /> : <BootNotice />}
    </div>
  );
}
