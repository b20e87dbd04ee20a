import type { MergeField, MergePreview } from '@travesia/contracts/providers';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { OperationMark, VerificationMark } from '../ui/status-badges.tsx';
import type { MergeForm } from './take-choices.ts';
import { mergingTexts } from './texts.ts';

interface ComparisonProps {
  preview: MergePreview;
  chosen: MergeForm;
  /** Undefined if they can’t be merged. */
  onChoose: ((field: MergeField, side: 'kept' | 'other') => void) | undefined;
}

const SIDES = ['kept', 'other'] as const;

/** Two profiles side by side; where they differ, one value is chosen. */
export function Comparison({ preview, chosen, onChoose }: ComparisonProps) {
  const t = useTexts(mergingTexts);
  return (
    <table className="table merge-table">
      <caption className="sr-only">{t('compare.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('compare.field')}</span>
          </th>
          {SIDES.map((side) => (
            <SideHead key={side} title={t(`compare.${side}`)} clinic={preview[side]} />
          ))}
        </tr>
      </thead>
      <tbody>
        {preview.fields.map((one) => (
          <tr key={one.field} className={one.differs ? 'merge-differs' : undefined}>
            <th scope="row">{t(`field.${one.field}`)}</th>
            {SIDES.map((side) => (
              <td key={side} data-label={t(`compare.${side}`)}>
                {one.differs && onChoose ? (
                  <label className="choice">
                    <input
                      type="radio"
                      name={one.field}
                      value={side}
                      checked={chosen[one.field] === side}
                      onChange={() => onChoose(one.field, side)}
                    />
                    <Value field={one.field} value={one[side]} />
                  </label>
                ) : (
                  <Value field={one.field} value={one[side]} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SideHead({ title, clinic }: { title: string; clinic: MergePreview['kept'] }) {
  const t = useTexts(mergingTexts);
  const format = useFormat();
  return (
    <th scope="col">
      <span className="merge-side">{title}</span>
      <ScreenLink to={`/admin/providers/${clinic.id}`}>{clinic.name}</ScreenLink>
      <span className="row merge-marks">
        <VerificationMark status={clinic.verification_status} />
        {clinic.operational_status === 'active' ? null : <OperationMark status={clinic.operational_status} />}
      </span>
      <span className="admin-second">
        {t('compare.since', { day: format.dayOf(clinic.created_at, ownTimeZone()) })}
      </span>
    </th>
  );
}

function Value({ field, value }: { field: MergeField; value: string | null }) {
  const t = useTexts(mergingTexts);
  if (value === null) return <span className="muted">{t('compare.none')}</span>;
  if (field === 'logo')
    return <img className="merge-logo" src={value} alt={t('compare.logo')} width="48" height="48" />;
  return <span>{value}</span>;
}
