import { me, type UserRole } from '@travesia/contracts/accounts';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useMovedShortlist } from '../favorites/use-moved-shortlist.ts';
import { useTexts } from '../i18n/use-texts.tsx';
import { expireSession } from './expire-session.ts';
import { idleState } from './idle-clock.ts';
import { InactivityDialog } from './inactivity-dialog.tsx';
import { leaveForLogin, leaveSignedOut } from './leave.ts';
import { sessionCall } from './session-call.ts';
import { useSession } from './session-store.ts';
import { sessionTexts } from './texts.ts';
import { readTokens } from './tokens.ts';
import { restoreUnsentText } from './unsent-text.ts';

const HOMES: Readonly<Record<UserRole, string>> = {
  admin: '/admin/dashboard',
  provider: '/provider/dashboard',
  organization: '/organization/dashboard',
  patient: '/patient/dashboard',
};

/** The dashboard of a role, without language prefix. */
export const roleHome = (role: UserRole): string => HOMES[role];

/**
 * Around every shell for signed-in people: shows "Loading..." until the person is known, sends everybody else to the sign-in
 * with this page remembered, warns before inactivity ends the session, and puts back what was typed when one had ended.
 */
export function RequireSession({ heading, children }: { heading?: string; children: ReactNode }) {
  const t = useTexts(sessionTexts);
  const user = useSession((session) => session.user);
  const [isKnown, setKnown] = useState(false);

  useEffect(() => {
    void findOut().then(() => setKnown(true));
  }, []);
  useEffect(() => {
    if (!isKnown || user) return;
    if (useSession.getState().signedOut) leaveSignedOut();
    else leaveForLogin(idleState().phase === 'expired' ? 'session_expired' : undefined);
  }, [isKnown, user]);
  const owner = isKnown ? user?.id : undefined;
  useEffect(() => {
    if (owner) return restoreUnsentText(owner, () => showToast(t('textBack')));
  }, [owner, t]);
  useMovedShortlist(owner);

  if (!isKnown || !user)
    return (
      <main id="main" className="boot">
        {heading ? <h1 className="sr-only">{heading}</h1> : null}
        <p role="status">{t('loading')}</p>
      </main>
    );
  // By the person: whoever signs in in another tab sees nothing of somebody else's screens.
  return (
    <Fragment key={user.id}>
      {children}
      <InactivityDialog />
    </Fragment>
  );
}

/** Finds out who is signed in: at once when that is kept, with a look at the server behind it. */
async function findOut(): Promise<void> {
  if (readTokens() && idleState().phase === 'expired') return expireSession();
  const { user, refreshAuth } = useSession.getState();
  if (!user || !readTokens()) {
    await refreshAuth();
    return;
  }
  sessionCall(me, {}, { background: true }).then(
    (now) => {
      if (useSession.getState().user?.id === now.id) useSession.setState({ user: now });
    },
    // A refused session has been left already; without a line the person of before stays.
    () => undefined,
  );
}
