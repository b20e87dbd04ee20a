import type { MedicalReview } from '@travesia/contracts/catalog';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { treatmentsTexts } from '../texts.ts';
import { reviewOf, type TreatmentDraft, wholeReview } from '../treatment-draft.ts';

interface ReviewFieldsProps {
  draft: TreatmentDraft;
  set: (changed: Partial<TreatmentDraft>) => void;
}

/**
 * Who reviewed the page medically, with which credential and when. If incomplete, the page says it has not been
 * reviewed.
 */
export function ReviewFields({ draft: { medical_review: review }, set }: ReviewFieldsProps) {
  const t = useTexts(treatmentsTexts);
  const written = review ?? { reviewer: '', credential: null, reviewed_on: '' };
  const credential = written.credential ?? '';
  const change = (changed: Partial<MedicalReview>) => set({ medical_review: reviewOf({ ...written, ...changed }) });
  const isHalf = review !== null && wholeReview(review) === null;
  return (
    <>
      <TextField
        name="reviewer"
        label={t('reviewer')}
        hint={t('reviewer.hint')}
        maxLength={120}
        autoComplete="off"
        required={credential.trim() !== '' || written.reviewed_on !== ''}
        value={written.reviewer}
        onChange={({ currentTarget }) => change({ reviewer: currentTarget.value })}
      />
      <TextField
        name="reviewer_credential"
        label={t('reviewer.credential')}
        hint={t('reviewer.credential.hint')}
        minLength={3}
        maxLength={120}
        autoComplete="off"
        value={credential}
        onChange={({ currentTarget }) => change({ credential: currentTarget.value || null })}
      />
      <TextField
        name="reviewed_on"
        type="date"
        label={t('reviewedOn')}
        hint={isHalf ? t('reviewer.half') : undefined}
        required={written.reviewer.trim() !== ''}
        value={written.reviewed_on}
        onChange={({ currentTarget }) => change({ reviewed_on: currentTarget.value })}
      />
    </>
  );
}
