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
  /** Components of other features that run while a user is signed in; remounted when another user signs in. */
  alongside?: ReactNode;
  children: (person: User | null) => ReactNode;
}

/**
 * Wraps every signed-in shell: provides the user (null until known), redirects visitors to sign-in and remembers this page, warns
 * before an inactive session ends, and restores unsent text after an expired session.
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

/** Loads the user: immediately if cached, then revalidated with the server. */
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
 * Reloads the user, who may have changed or lost their organization, and redirects them if so. Returns whether their role
 * changed.
 */
async function lookAnew(): Promise<boolean> {
  // A rejected session has already been left; when offline, the cached user stays.
  const now = await sessionCall(me, {}, { background: true }).catch(() => null);
  const known = useSession.getState().user;
  if (!now || known?.id !== now.id) return false;
  if (JSON.stringify(now) !== JSON.stringify(known)) useSession.setState({ user: now });
  return now.role !== known.role;
}
