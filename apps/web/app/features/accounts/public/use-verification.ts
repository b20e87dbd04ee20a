import { verifyEmail } from '@travesia/contracts/accounts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../lib/i18n/use-texts.tsx';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import type { Refusal } from './refusal.ts';
import { takeConfirmation, tryCall } from './session-acts.ts';

type State = 'working' | 'missing' | 'notValid' | 'failed' | 'done' | 'before';

interface Verification {
  state: State;
  /** First name of the signed-in user, once confirmed. */
  name: string;
  refusal: Refusal | null;
  retry: () => void;
}

/** Confirms an address with the token once, as soon as the page is mounted. */
export function useVerification(token: string | null): Verification {
  const locale = useLocale();
  const [state, setState] = useState<State>(token === null ? 'missing' : 'working');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const begun = useRef(false);
  const verify = useCallback(async () => {
    if (token === null) return;
    setState('working');
    let isUsed = false;
    const refused = await tryCall(locale, {}, async () => {
      isUsed = takeConfirmation(await sessionCall(verifyEmail, { body: { token, time_zone: ownTimeZone() } }));
    });
    setRefusal(refused);
    setState(refused ? stateAfter(refused) : isUsed && !useSession.getState().user ? 'before' : 'done');
  }, [locale, token]);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void verify();
  }, [verify]);
  const name = useSession(({ user }) => user?.first_name ?? '');
  return { state, name, refusal, retry: () => void verify() };
}

/** A used link is not an error for a signed-in user with a confirmed address. */
function stateAfter({ problem }: Refusal): State {
  if (problem?.code !== 'auth.link_not_valid' && problem?.status !== 422) return 'failed';
  return useSession.getState().user?.email_verified ? 'done' : 'notValid';
}
