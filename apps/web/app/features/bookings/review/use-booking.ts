import { createBooking, type BookingTerms, type NewBooking } from '@travesia/contracts/bookings';
import { type Case, JOURNEY_CONSENT_VERSIONS, reservePackage } from '@travesia/contracts/journeys';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../../lib/calls/use-act.ts';
import { LOCALES } from '../../../lib/i18n/locale.ts';
import { useLocale, useLocalPath } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { fieldId } from '../../../ui/field/field-id.ts';
import type { Reviewed, WholeChoice } from './load-review.ts';

/** What is typed on the review page. */
export interface ReviewTyped {
  notes: string;
  language: string;
}

const shownOf = ({ price, deposit, policy }: BookingTerms): NewBooking['shown_terms'] => ({
  price,
  deposit,
  policy_version: policy?.version ?? null,
});

/** The consent to share the answers with the clinic of the package. */
const SHARES = [{ purpose: 'share_answers', version: JOURNEY_CONSENT_VERSIONS.share_answers }] as const;

/** Books a choice on the terms that were shown, a package with its health answers, and says what stood in the way. */
export function useBooking(choice: WholeChoice, { provider, terms }: Reviewed, answers: Case | null) {
  const locale = useLocale();
  const path = useLocalPath();
  const navigate = useNavigate();
  const { busy, problem, fault, run, forget } = useAct();

  const book = async ({ notes, language }: ReviewTyped): Promise<boolean> => {
    const time = {
      date: choice.date,
      time: choice.time,
      ...(choice.starts ? { starts_at: choice.starts } : {}),
      ...(notes.trim() ? { notes: notes.trim() } : {}),
      language: LOCALES.find((one) => one === language) ?? locale,
      shown_terms: shownOf(terms),
      accept_policy: true as const,
    };
    const made = await run(() =>
      answers
        ? sessionCall(reservePackage, {
            params: { id: answers.id },
            body: { ...time, revision: answers.revision, consents: [...SHARES] },
          })
        : sessionCall(createBooking, {
            body: {
              provider_id: provider.id,
              kind: choice.kind === 'online' ? 'online' : 'consultation',
              ...(choice.service ? { service_type: choice.service } : {}),
              ...(choice.clinician ? { clinician_id: choice.clinician } : {}),
              ...(choice.treatment ? { treatment_id: choice.treatment } : {}),
              ...time,
            },
          }),
    );
    if (!made) return false;
    const next = made.status === 'awaiting_payment' ? 'payment' : 'confirmation';
    void navigate(path(`/booking/${next}?booking=${made.id}`), { replace: true });
    return true;
  };

  const taken = problem?.code === 'bookings.slot_taken' ? problem : null;
  const changed = problem?.code === 'bookings.terms_changed' ? problem : null;
  // The two have their own notices; anything else is shown by the form.
  const other = taken || changed ? { problem: null, fault: '' } : { problem, fault };
  return { busy, book, forget, taken, changed, ...other };
}

/** A box that must be ticked before booking goes on, if it is needed. */
export function useConsent(name: string, isNeeded: boolean) {
  const [isAccepted, setAccepted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  return {
    name,
    isNeeded,
    isAccepted,
    isMissing,
    accept: (ticked: boolean) => {
      setAccepted(ticked);
      setMissing(false);
    },
    /** Whether booking may go on; otherwise the box says what is missing. */
    check: () => {
      const isGiven = !isNeeded || isAccepted;
      setMissing(!isGiven);
      if (!isGiven) document.getElementById(fieldId(name))?.focus();
      return isGiven;
    },
  };
}

export type Consent = ReturnType<typeof useConsent>;
