import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TickBox } from '../../../ui/field/tick-box.tsx';
import type { PartProps } from './hours-part.tsx';
import { availabilityTexts } from './texts.ts';

const LENGTHS = [10, 15, 20, 30, 40, 45, 60, 90, 120, 180, 240, 360, 480];
const GAPS = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120];
const NOTICES = [0, 1, 2, 4, 12, 24, 48, 72, 168, 336];
const HORIZONS = [14, 30, 60, 90, 120, 180, 365];
const MOST = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30];
const HOURS_A_DAY = 24;
const HOUR = 60;

/** Length of visits, gaps, notice and how far ahead patients see. */
export function VisitsPart({ value, set, disabled, isRoom }: PartProps & { isRoom: boolean }) {
  const t = useTexts(availabilityTexts);
  const minutes = (count: number) =>
    count > HOUR && count % HOUR === 0 ? t('hours.count', { count: count / HOUR }) : t('minutes.count', { count });
  const notice = (count: number) =>
    count >= HOURS_A_DAY * 2 && count % HOURS_A_DAY === 0
      ? t('days.count', { count: count / HOURS_A_DAY })
      : t('hours.count', { count });
  /** The usual values, and the saved one if it is another. */
  const options = (usual: readonly number[], now: number, labelOf: (count: number) => string) =>
    [...new Set([...usual, now])].toSorted((a, b) => a - b).map((one) => ({ value: String(one), label: labelOf(one) }));
  return (
    <section className="portal-section" aria-labelledby="visits">
      <h2 id="visits">{t('visits.heading')}</h2>
      <fieldset className="plain-set visits-fields" disabled={disabled}>
        <legend className="sr-only">{t('visits.heading')}</legend>
        <SelectField
          name="slot_minutes"
          label={t('field.slot_minutes')}
          value={String(value.slot_minutes)}
          options={options(LENGTHS, value.slot_minutes, minutes)}
          onChange={({ currentTarget }) => set({ slot_minutes: Number(currentTarget.value) })}
        />
        <SelectField
          name="buffer_before_minutes"
          label={t('field.buffer_before_minutes')}
          value={String(value.buffer_before_minutes)}
          options={options(GAPS, value.buffer_before_minutes, minutes)}
          onChange={({ currentTarget }) => set({ buffer_before_minutes: Number(currentTarget.value) })}
        />
        <SelectField
          name="buffer_after_minutes"
          label={t('field.buffer_after_minutes')}
          value={String(value.buffer_after_minutes)}
          options={options(GAPS, value.buffer_after_minutes, minutes)}
          onChange={({ currentTarget }) => set({ buffer_after_minutes: Number(currentTarget.value) })}
        />
        <SelectField
          name="max_per_day"
          label={t('field.max_per_day')}
          value={value.max_per_day === null ? '' : String(value.max_per_day)}
          options={[
            { value: '', label: t('visits.noLimit') },
            ...options(MOST, value.max_per_day ?? 1, (count) => String(count)),
          ]}
          onChange={({ currentTarget }) =>
            set({ max_per_day: currentTarget.value ? Number(currentTarget.value) : null })
          }
        />
        <SelectField
          name="notice_hours"
          label={t('field.notice_hours')}
          hint={t('visits.noticeHint')}
          value={String(value.notice_hours)}
          options={options(NOTICES, value.notice_hours, (count) => (count ? notice(count) : t('visits.noNotice')))}
          onChange={({ currentTarget }) => set({ notice_hours: Number(currentTarget.value) })}
        />
        <SelectField
          name="horizon_days"
          label={t('field.horizon_days')}
          value={String(value.horizon_days)}
          options={options(HORIZONS, value.horizon_days, (count) => t('days.count', { count }))}
          onChange={({ currentTarget }) => set({ horizon_days: Number(currentTarget.value) })}
        />
      </fieldset>
      <VisitKinds value={value} set={set} disabled={disabled} isRoom={isRoom} />
    </section>
  );
}

/** What the in-person hours are for; at least one. */
function VisitKinds({ value, set, disabled, isRoom }: PartProps & { isRoom: boolean }) {
  const t = useTexts(availabilityTexts);
  const visits = new Set(value.visits);
  const setVisit = (kind: 'consultation' | 'treatment', isOn: boolean) => {
    const next = (['consultation', 'treatment'] as const).filter((one) => (one === kind ? isOn : visits.has(one)));
    if (next.length) set({ visits: next });
  };
  return (
    <fieldset className="plain-set visits-kinds" disabled={disabled}>
      <legend className="field-label">{t('field.visits')}</legend>
      {(['consultation', 'treatment'] as const).map((kind) => (
        <TickBox key={kind} name={`visits.${kind}`} ticked={visits.has(kind)} onTick={(isOn) => setVisit(kind, isOn)}>
          {t(`visits.${kind}`)}
        </TickBox>
      ))}
      {isRoom ? null : <p className="small muted">{t('visits.onlineText')}</p>}
    </fieldset>
  );
}
