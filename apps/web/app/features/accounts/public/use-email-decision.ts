import { confirmEmailChange, type EmailChangeDecision, type EmailChangeState } from '@travesia/contracts/accounts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import type { Refusal } from './refusal.ts';
import { tryCall } from './session-acts.ts';

type Decision = EmailChangeDecision['decision'];

interface EmailDecision {
  /** Where the change stands; null until that is known. */
  change: EmailChangeState | null;
  /** What is being done. */
  busy: Decision | null;
  /** Why the last act did not work. */
  refusal: Refusal | null;
  decide: (decision: Decision) => Promise<void>;
}

/** A change of address by the link of a mail: looked at once, then decided by a press, never by opening the page. */
export function useEmailDecision(token: string | null): EmailDecision {
  const locale = useLocale();
  const [change, setChange] = useState<EmailChangeState | null>(null);
  const [busy, setBusy] = useState<Decision | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const decide = useCallback(
    async (decision: Decision) => {
      if (token === null) return;
      setBusy(decision);
      const refused = await tryCall(locale, {}, async () =>
        setChange(await sessionCall(confirmEmailChange, { body: { token, decision } })),
      );
      setRefusal(refused);
      setBusy(null);
    },
    [locale, token],
  );
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void decide('look');
  }, [decide]);
  return { change, busy, refusal, decide };
}
