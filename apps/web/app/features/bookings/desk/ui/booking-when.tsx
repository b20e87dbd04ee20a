import type { DeskBooking } from '@travesia/contracts/bookings';
import { calendar } from '../../../../lib/dates/calendar.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { bookingDeskTexts } from '../texts.ts';

type Timed = Pick<DeskBooking, 'date' | 'time' | 'starts_at' | 'time_zone'>;

/** When it begins: at the clinic, and for readers elsewhere in their own time. */
export function BookingWhen({ booking: { date, time, starts_at: at } }: { booking: Timed }) {
  const t = useTexts(bookingDeskTexts);
  const format = useFormat();
  const own = ownTimeZone();
  const theirs = format.wallTime(time);
  const clock = format.time(at, own);
  const ownDate = calendar.dateAt(new Date(at), own);
  const isSame = clock === theirs && ownDate === date;
  const yours = ownDate === date ? clock : `${format.date(ownDate, 'dayMonth')}, ${clock}`;
  return (
    <time dateTime={at} className="num">
      {format.date(date, 'weekday')}
      <span className="admin-second">
        {theirs}
        {isSame ? null : <> · {t('when.you', { time: yours })}</>}
      </span>
    </time>
  );
}

type Held = Pick<DeskBooking, 'answer_by' | 'payment_due_at'>;

/** Until when the time is held. */
export function Until({ booking: { answer_by: answer, payment_due_at: pay } }: { booking: Held }) {
  const t = useTexts(bookingDeskTexts);
  const format = useFormat();
  const until = answer ?? pay;
  if (!until) return null;
  const own = ownTimeZone();
  const time = `${format.date(calendar.dateAt(new Date(until), own), 'dayMonth')}, ${format.time(until, own)}`;
  return <span className="admin-second admin-soon num">{t(answer ? 'until.answer' : 'until.pay', { time })}</span>;
}
