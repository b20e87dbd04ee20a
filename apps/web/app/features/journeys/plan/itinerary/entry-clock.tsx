import { calendar } from '../../../../lib/dates/calendar.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { isOtherTime } from '../clocks.ts';
import { planTexts } from '../texts.ts';

/** The time at the clinic, and the reader’s own below where it is another one. */
export function EntryClock({ at, zone }: { at: string; zone: string }) {
  const t = useTexts(planTexts);
  const format = useFormat();
  const mine = ownTimeZone();
  return (
    <p className="plan-clock num">
      <time dateTime={at} className="strong">
        {format.time(at, zone)}
      </time>
      {isOtherTime(calendar, at, zone, mine) ? (
        <span className="small muted">
          {calendar.dateAt(at, zone) === calendar.dateAt(at, mine)
            ? t('yours', { time: format.time(at, mine) })
            : t('yours.day', { time: format.time(at, mine), day: format.date(calendar.dateAt(at, mine), 'dayMonth') })}
        </span>
      ) : null}
    </p>
  );
}
