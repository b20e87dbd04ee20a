import { RISK_CLASSES, TREATMENT_UNITS } from '@travesia/contracts/catalog';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { choiceOf } from '../../../../lib/forms/choice-of.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { treatmentsTexts } from '../texts.ts';
import type { TreatmentDraft } from '../treatment-draft.ts';

type Facts = TreatmentDraft['facts'];

interface FactFieldsProps {
  draft: TreatmentDraft;
  set: (changed: Partial<TreatmentDraft>) => void;
}

const DAYS = ['hospital_nights', 'stay_days_min', 'stay_days_max', 'fly_home_min_days', 'return_to_work_days'] as const;

/** Days, trips and risk. */
export function FactFields({ draft: { facts }, set }: FactFieldsProps) {
  const t = useTexts(treatmentsTexts);
  const write = (changed: Partial<Facts>) => set({ facts: { ...facts, ...changed } });
  const whole = (text: string) => Math.max(0, Math.trunc(Number(text)) || 0);
  const months = (end: 'min' | 'max', text: string) => {
    const second = facts.second_trip_after_months ?? { min: 3, max: 6 };
    write({ second_trip_after_months: { ...second, [end]: Math.max(1, whole(text)) } });
  };
  return (
    <section>
      <h2 id="facts">{t('facts')}</h2>
      <div className="bench-columns">
        <SelectField
          name="unit"
          label={t('unit')}
          value={facts.unit}
          onChange={({ currentTarget }) => write({ unit: choiceOf(TREATMENT_UNITS, currentTarget.value) })}
          options={TREATMENT_UNITS.map((value) => ({ value, label: t(`unit.${value}`) }))}
        />
        {DAYS.map((part) => (
          <TextField
            key={part}
            name={part}
            type="number"
            min={0}
            max={1000}
            label={t(`fact.${part}`)}
            value={String(facts[part])}
            onChange={({ currentTarget }) => write({ [part]: whole(currentTarget.value) })}
          />
        ))}
        <TextField
          name="trips"
          type="number"
          min={0}
          max={2}
          label={t('fact.trips')}
          value={String(facts.trips)}
          onChange={({ currentTarget }) => {
            const trips = Math.min(2, whole(currentTarget.value));
            write({
              trips,
              second_trip_after_months: trips === 2 ? (facts.second_trip_after_months ?? { min: 3, max: 6 }) : null,
            });
          }}
        />
        {facts.second_trip_after_months
          ? (['min', 'max'] as const).map((end) => (
              <TextField
                key={end}
                name={`second_trip_${end}`}
                type="number"
                min={1}
                max={36}
                label={t(`fact.second_${end}`)}
                value={String(facts.second_trip_after_months?.[end] ?? '')}
                onChange={({ currentTarget }) => months(end, currentTarget.value)}
              />
            ))
          : null}
        <SelectField
          name="risk_class"
          label={t('risk')}
          value={facts.risk_class}
          onChange={({ currentTarget }) => write({ risk_class: choiceOf(RISK_CLASSES, currentTarget.value) })}
          options={RISK_CLASSES.map((value) => ({ value, label: t(`risk.${value}`) }))}
        />
      </div>
      <label className="choice">
        <input
          type="checkbox"
          name="restricted"
          checked={facts.restricted}
          onChange={({ currentTarget }) => write({ restricted: currentTarget.checked })}
        />
        <span>{t('restricted')}</span>
      </label>
    </section>
  );
}
