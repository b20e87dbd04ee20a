import { useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { treatmentsTexts } from '../texts.ts';
import { reviewOf, type TreatmentDraft } from '../treatment-draft.ts';

interface ReviewFieldsProps {
  draft: TreatmentDraft;
  set: (changed: Partial<TreatmentDraft>) => void;
}

/** Who of the profession checked the page, by what credential and when. Without all it needs, the page says that nobody has. */
export function ReviewFields({ draft: { medical_review: review }, set }: ReviewFieldsProps) {
  const t = useTexts(treatmentsTexts);
  const [typed, setTyped] = useState({
    reviewer: review?.reviewer ?? '',
    credential: review?.credential ?? '',
    day: review?.reviewed_on ?? '',
  });
  const change = (changed: Partial<typeof typed>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    set({ medical_review: reviewOf(next.reviewer, next.credential, next.day) });
  };
  const isHalf = Boolean(typed.reviewer.trim() || typed.credential.trim()) && !review;
  return (
    <>
      <TextField
        name="reviewer"
        label={t('reviewer')}
        hint={t('reviewer.hint')}
        maxLength={120}
        autoComplete="off"
        required={typed.credential.trim() !== '' || typed.day !== ''}
        value={typed.reviewer}
        onChange={({ currentTarget }) => change({ reviewer: currentTarget.value })}
      />
      <TextField
        name="reviewer_credential"
        label={t('reviewer.credential')}
        hint={t('reviewer.credential.hint')}
        minLength={3}
        maxLength={120}
        autoComplete="off"
        value={typed.credential}
        onChange={({ currentTarget }) => change({ credential: currentTarget.value })}
      />
      <TextField
        name="reviewed_on"
        type="date"
        label={t('reviewedOn')}
        hint={isHalf ? t('reviewer.half') : undefined}
        required={typed.reviewer.trim() !== ''}
        value={typed.day}
        onChange={({ currentTarget }) => change({ day: currentTarget.value })}
      />
    </>
  );
}
