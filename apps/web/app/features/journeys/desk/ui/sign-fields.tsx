import { REVIEW_DECISIONS, type Signers } from '@travesia/contracts/journeys';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { TypedArea, TypedSelect } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { RadioList } from '../../../../ui/field/choice-list.tsx';
import { useFieldError } from '../../../../ui/field/field-errors.ts';
import { journeyDeskTexts } from '../texts.ts';

const REASON_MAX = 2000;

interface SignFieldsProps {
  decision: string;
  onDecide: (decision: string) => void;
  people: Signers['data'];
  /** Id of the chosen one; empty without. */
  clinician: string;
}

/** What a clinician decides, why, and who they are. */
export function SignFields({ decision, onDecide, people, clinician }: SignFieldsProps) {
  const t = useTexts(journeyDeskTexts);
  const format = useFormat();
  const signer = people.find(({ id }) => id === clinician);
  const error = useFieldError('decision', undefined);
  const licenseOf = ({ license, expires_on: until }: Signers['data'][number]) =>
    until ? t('sign.license.until', { license, date: format.date(until) }) : t('reviews.license', { license });
  return (
    <>
      <RadioList
        name="decision"
        legend={t('sign.decision')}
        chosen={decision ? [decision] : []}
        error={error}
        onChoose={onDecide}
        choices={REVIEW_DECISIONS.map((value) => ({
          value,
          label: (
            <>
              <span className="strong">{t(`decision.${value}`)}</span>
              <span className="admin-second">{t(`decision.${value}.means`)}</span>
            </>
          ),
        }))}
      />
      <TypedArea
        name="reason"
        label={t(decision === 'fit_if' ? 'sign.conditions' : 'sign.reason')}
        hint={t('reason.hint')}
        rows={4}
        maxLength={REASON_MAX}
        required
      />
      <TypedSelect
        name="clinician"
        label={t('sign.clinician')}
        hint={signer ? licenseOf(signer) : t('sign.clinician.hint')}
        required
        options={[
          { value: '', label: t('sign.clinician.choose') },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </>
  );
}
