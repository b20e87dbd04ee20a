import type { Slot } from '@travesia/contracts/availability';
import type { Journey } from '@travesia/contracts/journeys';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { useLocalPath } from '../../../../lib/i18n/use-texts.tsx';

/** Where a patient goes on once a time is theirs: to the payment if something is due, else to the confirmation. */
export function afterPath({ id, booking }: Pick<Journey, 'id' | 'booking'>): string {
  if (booking?.status === 'awaiting_payment') return `/booking/payment?booking=${booking.id}`;
  return booking ? `/treatment-journeys/${id}/confirmation` : `/journey/${id}`;
}

/** A time as the calls take it. */
export const timeOf = ({ date, time, starts_at }: Slot) => ({ date, time, starts_at });

/** What is missing before a decision can be sent, by the field that gets the focus. */
type Missing = 'time' | 'accept' | null;

/** A chosen time, a consent, and the act that needs both. */
export function useDecision(reload: () => Promise<void>) {
  const path = useLocalPath();
  const navigate = useNavigate();
  const { busy, problem, fault, run, forget } = useAct();
  const [chosen, setChosen] = useState<Slot | null>(null);
  const [isAccepted, setAccepted] = useState(false);
  const [missing, setMissing] = useState<Missing>(null);
  const choose = (slot: Slot | null) => {
    forget();
    setMissing(null);
    setChosen(slot);
  };
  const ask = (what: 'time' | 'accept') => {
    setMissing(what);
    document.getElementById(fieldId(what === 'time' ? 'day' : 'accept'))?.focus();
  };
  return {
    busy,
    problem,
    fault,
    chosen,
    choose,
    isAccepted,
    missing,
    ask,
    run,
    accept: (ticked: boolean) => {
      setMissing(null);
      setAccepted(ticked);
    },
    /** Forgets what was chosen and shows what there is now. */
    renew: async () => {
      setAccepted(false);
      await reload();
      forget();
    },
    goOn: (journey: Journey) => void navigate(path(afterPath(journey))),
  };
}
