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
}

/** What a clinician decides, why, and who they are. */
export function SignFields({ decision, onDecide, people }: SignFieldsProps) {
  const t = useTexts(journeyDeskTexts);
  const format = useFormat();
  const error = useFieldError('decision', undefined);
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
        hint={t('sign.clinician.hint')}
        required
        options={[
          { value: '', label: t('sign.clinician.choose') },
          ...people.map(({ id, name, license, expires_on: until }) => ({
            value: id,
            label: until
              ? t('sign.signer.until', { name, license, date: format.date(until) })
              : t('sign.signer', { name, license }),
          })),
        ]}
      />
    </>
  );
}
