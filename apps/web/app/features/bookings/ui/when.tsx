import { useFormat } from '../../../lib/format/use-format.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { bookingTexts } from '../texts.ts';

interface WhenProps {
  starts_at: string;
  time_zone: string;
  /** Date at the clinic. */
  date: string;
}

/** A time at the clinic, and in the reader's own zone where that is another time. Only on signed-in pages. */
export function When({ starts_at: at, time_zone: zone, date }: WhenProps) {
  const t = useTexts(bookingTexts);
  const format = useFormat();
  const mine = ownTimeZone();
  const here = { day: format.dayOf(at, mine), time: format.time(at, mine), place: format.place(mine) };
  const isSame = here.day === format.dayOf(at, zone) && here.time === format.time(at, zone);
  return (
    <div className="booking-when num">
      <Icon name="calendar" />
      <div>
        <p className="strong">
          <time dateTime={at}>
            {t('when.clinic', {
              day: format.date(date, 'weekday'),
              time: format.time(at, zone),
              place: format.place(zone),
            })}
          </time>
        </p>
        <p className="small muted">{isSame ? t('when.same') : t('when.yours', here)}</p>
      </div>
    </div>
  );
}
