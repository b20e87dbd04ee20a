import type { Problem } from '@travesia/contracts/kit';
import { SHARE_DAYS, shareRecord } from '@travesia/contracts/records';
import { useState } from 'react';
import { failureOf } from '../../../lib/calls/failure-of.ts';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { isSame, readKept, type Unshared, writeKept } from './unshared.ts';

const START = { records: '', days: String(SHARE_DAYS), day: '', consent: '', unshared: '' };

/** Why a record could not be shared. */
export interface Refusal {
  of: Unshared;
  problem: Problem;
}

/** The records chosen for the clinics of a case, and those that are still to be shared; both survive a reload. */
export function useIntake(caseId: string) {
  const { form, typed } = useTypedForm(`case.${caseId}.records`, START);
  const { busy, run } = useAct();
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  /** Shares one by one, and keeps what is left. True if nothing is. */
  const share = async (wanted: readonly Unshared[]): Promise<boolean> => {
    let left = wanted;
    const fails: Refusal[] = [];
    const keep = () => form.change({ records: '', consent: '', unshared: writeKept(left) });
    keep();
    await run(async () => {
      for (const one of wanted)
        try {
          const body = { journey_id: one.journey, expires_at: one.until, consent: true as const };
          await sessionCall(shareRecord, { params: { id: one.id }, body });
          left = left.filter((other) => !isSame(one, other));
          keep();
        } catch (error) {
          fails.push({ of: one, problem: failureOf(error) });
        }
    });
    setRefused(fails);
    if (left.length === 0) form.clear();
    return left.length === 0;
  };
  return { form, typed, unshared: readKept(typed.unshared) as readonly Unshared[], busy, refused, share };
}
