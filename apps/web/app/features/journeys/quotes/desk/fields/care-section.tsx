import { PACKAGE_LIMITS } from '@travesia/contracts/packages';
import { listOwnClinicians, type OwnClinician } from '@travesia/contracts/providers';
import { useCall } from '../../../../../lib/calls/use-call.ts';
import { useLocale, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { SelectField } from '../../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../../ui/field/text-field.tsx';
import { NumberField, SectionFrame } from '../../../../packages/index.ts';
import { quoteDeskTexts } from '../texts.ts';
import type { QuoteFieldProps } from './field-props.ts';

const TRIPS = [1, 2] as const;

/** Who treats, how long the patient is away, and a day as a proposal. */
export function CareSection({ value, set, known }: QuoteFieldProps) {
  const t = useTexts(quoteDeskTexts);
  const { trips, nights, stay_days: days, proposed_on: day } = value;
  return (
    <SectionFrame id="care" heading={t('section.care')} lead={t('care.lead')}>
      <Surgeon value={value} set={set} known={known} />
      <div className="pe-pair">
        <SelectField
          name="trips"
          label={t('care.trips')}
          value={String(trips)}
          onChange={({ currentTarget }) => set({ trips: Number(currentTarget.value) }, 'now')}
          options={TRIPS.map((count) => ({ value: String(count), label: t('care.trips.count', { count }) }))}
        />
        <NumberField
          name="stay_days"
          label={t('care.days')}
          hint={t('care.days.hint')}
          most={PACKAGE_LIMITS.quantity}
          value={days}
          onChange={(next) => set({ stay_days: next })}
        />
        <NumberField
          name="nights"
          label={t('care.nights')}
          hint={t('care.nights.hint')}
          most={PACKAGE_LIMITS.quantity}
          value={nights}
          onChange={(next) => set({ nights: next })}
        />
        {/* With a change order no time is chosen: it is booked already. */}
        {known.kind === 'quote' ? (
          <TextField
            name="proposed_on"
            type="date"
            label={t('care.proposed')}
            hint={t('care.proposed.hint')}
            value={day ?? ''}
            onChange={({ currentTarget }) => set({ proposed_on: currentTarget.value || null })}
          />
        ) : null}
      </div>
    </SectionFrame>
  );
}

const nameOf = ({ title, name }: Pick<OwnClinician, 'title' | 'name'>): string =>
  [title, name].filter(Boolean).join(' ');

function Surgeon({ value: { clinician_id: chosen }, set, known }: QuoteFieldProps) {
  const t = useTexts(quoteDeskTexts);
  const language = useLocale();
  const { data } = useCall(listOwnClinicians, { query: { language, currency: 'USD' } });
  const atWork = data?.data.filter(({ archived_at: at }) => at === null) ?? [];
  const isListed = chosen === null || atWork.some(({ id }) => id === chosen);
  const options = [
    { value: '', label: t('care.surgeon.choose') },
    ...(isListed || chosen === null ? [] : [{ value: chosen, label: known.clinician?.name ?? t('care.surgeon.gone') }]),
    ...atWork.map((one) => ({
      value: one.id,
      label: one.license?.status === 'verified' ? nameOf(one) : t('care.surgeon.unlicensed', { name: nameOf(one) }),
    })),
  ];
  return (
    <SelectField
      name="clinician_id"
      className="pe-short"
      label={t('care.surgeon')}
      hint={t('care.surgeon.hint')}
      value={chosen ?? ''}
      onChange={({ currentTarget }) => set({ clinician_id: currentTarget.value || null }, 'now')}
      options={options}
    />
  );
}
