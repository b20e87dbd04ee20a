import '../bookings-desk.css';
import type { DeskBooking } from '@travesia/contracts/bookings';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { subjectOf } from '../booking-marks.ts';
import { bookingDeskTexts } from '../texts.ts';
import { BookingBadge } from './booking-badge.tsx';
import { BookingWhen, Until } from './booking-when.tsx';

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
          <ScreenLink to={`${base}/${id}`} className="admin-row-link booking-fit">
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
      cell: (booking) => <BookingWhen booking={booking} />,
    },
    {
      key: 'what',
      name: t('column.what'),
      bare: true,
      cell: (booking) => {
        const subject = subjectOf(booking);
        return (
          <>
            <Whole text={subject ?? t(`kind.${booking.kind}`)} className="booking-what" />
            {subject ? <span className="admin-second">{t(`kind.${booking.kind}`)}</span> : null}
          </>
        );
      },
    },
    clinic
      ? { key: 'clinic', name: t('column.clinic'), cell: ({ provider }) => <Whole text={provider.name} /> }
      : {
          key: 'clinician',
          name: t('column.clinician'),
          cell: ({ clinician }) => <Whole text={clinician?.name ?? ''} />,
        },
    {
      key: 'status',
      name: t('column.status'),
      bare: true,
      cell: (booking) => (
        <>
          <BookingBadge status={booking.status} reason={booking.cancel_reason} />
          {booking.stuck ? (
            <span className="admin-second admin-late">{t('stuck.for')}</span>
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
      cell: ({ paid, price, trip }) => {
        if (!price) return <span className="muted">{t(trip === 2 ? 'included' : 'free')}</span>;
        return paid && paid.amount > 0 ? format.money(paid) : <span className="muted">{t('unpaid')}</span>;
      },
    },
  ];
}

/** A text on one line, whole on hover. */
const Whole = ({ text, className }: { text: string; className?: string }) => (
  <span className={classNames('booking-fit', className)} title={text}>
    {text}
  </span>
);
