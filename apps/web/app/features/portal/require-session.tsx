import { me, type User } from '@travesia/contracts/accounts';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { onAccessRefused } from '../../lib/session/access-refused.ts';
import { expireSession } from '../../lib/session/inactivity/expire-session.ts';
import { isIdleOver } from '../../lib/session/inactivity/idle-clock.ts';
import { InactivityDialog } from '../../lib/session/inactivity/inactivity-dialog.tsx';
import { leaveForLogin, leaveSignedOut } from '../../lib/session/leave.ts';
import { sessionCall } from '../../lib/session/session-call.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { portalTexts } from './texts.ts';
import { readTokens } from '../../lib/session/tokens.ts';
import { restoreUnsentText } from '../../lib/session/unsent-text.ts';

interface RequireSessionProps {
  /** What other features do or ask while a person is signed in; it starts over when another person signs in. */
  alongside?: ReactNode;
  children: (person: User | null) => ReactNode;
}

/**
 * Around every shell for signed-in people: gives the person to it, and null until they are known; sends everybody else to
 * the sign-in with this page remembered, warns before inactivity ends the session, and puts back what was typed when one
 * had ended.
 */
export function RequireSession({ alongside, children }: RequireSessionProps) {
  const t = useTexts(portalTexts);
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
  useEffect(() => {
    if (!owner) return;
    let isAsking = false;
    return onAccessRefused(() => {
      if (isAsking) return;
      isAsking = true;
      void lookAnew()
        .then((isOther) => (isOther ? showToast(t('roleChanged')) : undefined))
        .finally(() => (isAsking = false));
    });
  }, [owner, t]);

  const person = isKnown ? user : null;
  return (
    <>
      {children(person)}
      {person ? <Fragment key={`${person.id} alongside`}>{alongside}</Fragment> : null}
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
  void lookAnew();
}

/**
 * Looks who the person is by now: they may work for somebody else since, or for nobody, and are then led to where they
 * belong. Answers whether their role is another.
 */
async function lookAnew(): Promise<boolean> {
  // A refused session has been left already; without a line the person of before stays.
  const now = await sessionCall(me, {}, { background: true }).catch(() => null);
  const known = useSession.getState().user;
  if (!now || known?.id !== now.id) return false;
  if (JSON.stringify(now) !== JSON.stringify(known)) useSession.setState({ user: now });
  return now.role !== known.role;
}
