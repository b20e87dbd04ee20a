import { me, type User } from '@travesia/contracts/accounts';
import { useEffect, useState, type ReactNode } from 'react';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useMovedShortlist } from '../favorites/use-moved-shortlist.ts';
import { useTexts } from '../i18n/use-texts.tsx';
import { expireSession } from './expire-session.ts';
import { isIdleOver } from './idle-clock.ts';
import { InactivityDialog } from './inactivity-dialog.tsx';
import { leaveForLogin, leaveSignedOut } from './leave.ts';
import { sessionCall } from './session-call.ts';
import { useSession } from './session-store.ts';
import { StepUp } from './step-up/step-up.tsx';
import { sessionTexts } from './texts.ts';
import { readTokens } from './tokens.ts';
import { restoreUnsentText } from './unsent-text.ts';

/**
 * Around every shell for signed-in people: gives the person to it, and null until they are known; sends everybody else to
 * the sign-in with this page remembered, warns before inactivity ends the session, and puts back what was typed when one
 * had ended.
 */
export function RequireSession({ children }: { children: (person: User | null) => ReactNode }) {
  const t = useTexts(sessionTexts);
  const user = useSession((session) => session.user);
  const [isKnown, setKnown] = useState(false);

  useEffect(() => {
    void findOut().then(() => setKnown(true));
  }, []);
  useEffect(() => {
    if (!isKnown || user) return;
    if (useSession.getState().signedOut) leaveSignedOut();
    else leaveForLogin(isIdleOver() ? 'session_expired' : undefined);
  }, [isKnown, user]);
  const owner = isKnown ? user?.id : undefined;
  useEffect(() => {
    if (owner) return restoreUnsentText(owner, () => showToast(t('textBack')));
  }, [owner, t]);
  useMovedShortlist(owner);

  const person = isKnown ? user : null;
  return (
    <>
      {children(person)}
      {person ? <StepUp key={`${person.id} step-up`} /> : null}
      {person ? <InactivityDialog key={person.id} /> : null}
    </>
  );
}

/** Finds out who is signed in: at once when that is kept, with a look at the server behind it. */
async function findOut(): Promise<void> {
  if (readTokens() && isIdleOver()) return expireSession();
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
