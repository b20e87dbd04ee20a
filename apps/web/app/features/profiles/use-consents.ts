import { type AccountPurpose, CONSENT_WORDING } from '@travesia/contracts/accounts';
import type { Problem } from '@travesia/contracts/kit';
import { type ConsentState, setConsent } from '@travesia/contracts/profiles';
import { useState } from 'react';
import { useLocale } from '../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../lib/problem/problem-error.ts';
import { sessionCall } from '../../lib/session/session-call.ts';

interface Consents {
  /** Purpose that is being changed. */
  busy: AccountPurpose | null;
  problem: Problem | null;
  /** True when it was changed. */
  set: (purpose: AccountPurpose, given: boolean) => Promise<boolean>;
}

/** Gives and withdraws consents to the wording that the page shows. */
export function useConsents(onChanged: (consents: ConsentState[]) => void): Consents {
  const locale = useLocale();
  const [busy, setBusy] = useState<AccountPurpose | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const set = async (purpose: AccountPurpose, given: boolean) => {
    setBusy(purpose);
    setProblem(null);
    const agreement = given ? { wording: CONSENT_WORDING, language: locale } : {};
    try {
      onChanged((await sessionCall(setConsent, { body: { purpose, given, ...agreement } })).data);
      return true;
    } catch (error) {
      setProblem(problemOf(error) ?? null);
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { busy, problem, set };
}
