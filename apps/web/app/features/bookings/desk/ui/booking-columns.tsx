import type { DeskBooking } from '@travesia/contracts/bookings';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { subjectOf } from '../booking-marks.ts';
import { bookingDeskTexts } from '../texts.ts';
import { BookingBadge } from './booking-badge.tsx';

/** Columns of the lists of bookings; the clinic only where there are several. `base` is the path of the list. */
export function useBookingColumns(base: string, { clinic = false } = {}): ListColumn<DeskBooking>[] {
  const t = useTexts(bookingDeskTexts);
  const format = useFormat();
  return [
    {
      key: 'patient',
      name: t('column.patient'),
      cell: ({ id, patient, reference }) => (
        <>
          <ScreenLink to={`${base}/${id}`} className="admin-row-link">
            {patient.name}
          </ScreenLink>
          <span className="admin-second">{reference}</span>
        </>
      ),
    },
    {
      key: 'when',
      name: t('column.when'),
      bare: true,
      cell: ({ date, time, starts_at: at }) => (
        <time dateTime={at} title={t('when.yours', { time: format.instant(at, ownTimeZone()) })}>
          {format.date(date, 'weekday')}
          <span className="admin-second">{format.wallTime(time)}</span>
        </time>
      ),
    },
    {
      key: 'what',
      name: t('column.what'),
      bare: true,
      cell: (booking) => {
        const subject = subjectOf(booking);
        return (
          <>
            <span className="booking-subject">{subject ?? t(`kind.${booking.kind}`)}</span>
            {subject ? <span className="admin-second">{t(`kind.${booking.kind}`)}</span> : null}
          </>
        );
      },
    },
    ...(clinic
      ? [{ key: 'clinic', name: t('column.clinic'), cell: ({ provider }: DeskBooking) => provider.name }]
      : [{ key: 'clinician', name: t('column.clinician'), cell: (one: DeskBooking) => one.clinician?.name ?? '' }]),
    {
      key: 'status',
      name: t('column.status'),
      bare: true,
      cell: (booking) => (
        <>
          <BookingBadge status={booking.status} reason={booking.cancel_reason} />
          {booking.stuck ? (
            <Badge tone="danger" icon="clock-alert">
              {t('stuck')}
            </Badge>
          ) : (
            <Until booking={booking} />
          )}
        </>
      ),
    },
    {
      key: 'paid',
      name: t('column.paid'),
      numeric: true,
      cell: ({ paid, price }) => (price ? format.money(paid ?? { ...price, amount: 0 }) : t('free')),
    },
  ];
}

/** Until when the time is held. */
export function Until({
  booking: { answer_by: answer, payment_due_at: pay },
}: {
  booking: Pick<DeskBooking, 'answer_by' | 'payment_due_at'>;
}) {
  const t = useTexts(bookingDeskTexts);
  const format = useFormat();
  const until = answer ?? pay;
  if (!until) return null;
  const time = format.instant(until, ownTimeZone());
  return <span className="admin-second">{t(answer ? 'until.answer' : 'until.pay', { time })}</span>;
}
