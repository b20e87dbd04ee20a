import type { ClinicTreatments } from '@travesia/contracts/providers';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { IconButton } from '../../../../ui/action/button.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { clinicTexts } from '../texts.ts';
import { TreatmentDetails } from './treatment-details.tsx';
import type { Listed } from './treatment-list.ts';

interface TreatmentRowProps {
  listed: Listed;
  /** Its catalogue name. */
  known: ClinicTreatments['choices'][number] | undefined;
  /** The saved value on the server. */
  own: ClinicTreatments['data'][number] | undefined;
  clinicId: string;
  canChange: boolean;
  change: (listed: Listed) => void;
  remove: () => void;
}

/** A treatment with its cases per year; cannot be removed while a package sells it. */
export function TreatmentRow({ listed, known, own, clinicId, canChange, change, remove }: TreatmentRowProps) {
  const t = useTexts(clinicTexts);
  const format = useFormat();
  const path = useLocalPath();
  const locale = useLocale();
  const name = known?.name ?? listed.treatment;
  const localName = listed.name[locale] || listed.name.en || listed.name.es || listed.name.pt;
  const price = own?.price_from;
  const mayRemove = canChange && (!own || own.actions.includes('remove'));
  return (
    <li>
      <span>
        <strong>{name}</strong>
        {localName ? <span className="muted"> · {localName}</span> : null}
        <br />
        <span className="muted">
          {known?.category.name}
          {price ? ` · ${t('treatments.from', { price: format.shown(price) })}` : null}
        </span>
      </span>
      <TextField
        name={`cases-${listed.treatment}`}
        type="text"
        inputMode="numeric"
        maxLength={6}
        disabled={!canChange}
        label={t('treatments.cases', { name })}
        hideLabel
        hint={t('treatments.unknown')}
        value={listed.cases}
        onChange={({ currentTarget }) =>
          change({ ...listed, cases: currentTarget.value.replace(/\D/g, '').slice(0, 5) })
        }
      />
      {mayRemove ? (
        <IconButton type="button" icon="x" label={t('treatments.remove', { name })} onClick={remove} />
      ) : canChange ? (
        <a href={path(`/providers/${clinicId}`)}>{t('treatments.offered')}</a>
      ) : null}
      <TreatmentDetails listed={listed} own={own} canChange={canChange} change={change} />
    </li>
  );
}
