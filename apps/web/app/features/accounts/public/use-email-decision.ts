import { confirmEmailChange, type EmailChangeDecision, type EmailChangeState } from '@travesia/contracts/accounts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import type { Refusal } from './refusal.ts';
import { tryCall } from './session-acts.ts';

type Decision = EmailChangeDecision['decision'];

interface EmailDecision {
  /** State of the email change; null until known. */
  change: EmailChangeState | null;
  /** The decision in progress. */
  busy: Decision | null;
  /** Why the last action failed. */
  refusal: Refusal | null;
  decide: (decision: Decision) => Promise<void>;
}

/** An email change opened from a link: loaded at once, but decided only by a click. */
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
