import type { AvailabilityWeek } from '@travesia/contracts/availability';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { availabilityTexts } from './texts.ts';

/** Taken times that do not fit the hours. Nothing is moved: the clinic decides. */
export function ConflictList({ conflicts, zone }: { conflicts: AvailabilityWeek['conflicts']; zone: string }) {
  const t = useTexts(availabilityTexts);
  const format = useFormat();
  if (!conflicts.length) return null;
  return (
    <Notice tone="warning" icon="calendar-clock" title={t('conflicts.heading', { count: conflicts.length })}>
      <ul className="conflict-rows">
        {conflicts.map(({ kind, date, busy, lost_slots: lost }) => (
          <li key={`${busy.source_id} ${busy.starts_at}`}>
            {t(`conflict.${kind}`, {
              date: format.date(date, 'weekday'),
              from: format.time(busy.starts_at, zone),
              to: format.time(busy.ends_at, zone),
              label: busy.label ?? t(`busy.${busy.source}`),
              lost,
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
