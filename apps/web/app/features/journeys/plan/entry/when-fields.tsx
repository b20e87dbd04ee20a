import { useState } from 'react';
import { TypedSelect, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { planTexts } from '../texts.ts';

interface WhenFieldsProps {
  end: 'starts' | 'ends';
  zones: { clinic: string; own: string };
  chosen: string;
  clinic: string;
  isFlight: boolean;
  /** First date of the field. */
  min?: string;
}

/** Date and clock time of one end, as they are read there, with the zone. */
export function WhenFields({ end, zones: { clinic, own }, chosen, clinic: name, isFlight, min }: WhenFieldsProps) {
  const t = useTexts(planTexts);
  const format = useFormat();
  const [others] = useState(() => Intl.supportedValuesOf('timeZone'));
  const named = [...new Set([clinic, own, chosen])];
  const labels: Readonly<Record<string, string>> = {
    [own]: t('zone.own', { place: format.place(own) }),
    [clinic]: t('zone.clinic', { place: format.place(clinic), clinic: name }),
  };
  const group = isFlight ? (`flight.${end}` as const) : end;
  const isNeeded = end === 'starts';
  return (
    <fieldset className="plain-set plan-when">
      <legend className="field-label">{t(`when.${group}`)}</legend>
      <div className="dialog-pair">
        <TypedText name={`${end}_date`} type="date" label={t('field.date')} min={min} required={isNeeded} />
        <TypedText name={`${end}_time`} type="time" label={t('field.time')} required={isNeeded} />
      </div>
      <TypedSelect
        name={`${end}_zone`}
        label={t('field.zone')}
        options={[
          ...named.map((zone) => ({ value: zone, label: labels[zone] ?? nameOf(zone) })),
          {
            label: t('zone.others'),
            options: others
              .filter((zone) => !named.includes(zone))
              .map((zone) => ({ value: zone, label: nameOf(zone) })),
          },
        ]}
      />
    </fieldset>
  );
}

/** America/New_York → America, New York. */
const nameOf = (zone: string): string => zone.replaceAll('_', ' ').split('/').join(', ');
