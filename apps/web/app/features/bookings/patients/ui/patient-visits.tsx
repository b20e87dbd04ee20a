import type { PatientBooking } from '@travesia/contracts/bookings';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { subjectOf } from '../../desk/booking-marks.ts';
import { BookingBadge } from '../../desk/ui/booking-badge.tsx';
import { BookingWhen, Until } from '../../desk/ui/booking-when.tsx';
import { patientsTexts } from '../texts.ts';

/** A patient's bookings at the clinic, each with its money; `base` is the path of the clinic's bookings. */
export function PatientVisits({ bookings, base }: { bookings: readonly PatientBooking[]; base: string }) {
  const t = useTexts(patientsTexts);
  return (
    <div className="list patient-visits">
      <Table
        className="list-table"
        folds
        hideCaption
        caption={t('record.bookings')}
        rows={bookings}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'what',
            header: t('visit.what'),
            cell: (booking) => (
              <div className="list-cell">
                <ScreenLink to={`${base}/${booking.id}`} className="admin-row-link">
                  {subjectOf(booking) ?? t(`kind.${booking.kind}`)}
                </ScreenLink>
                <span className="admin-second num">{booking.reference}</span>
              </div>
            ),
          },
          {
            key: 'when',
            header: t('visit.when'),
            cell: (booking) => (
              <div className="list-cell">
                <BookingWhen booking={booking} />
              </div>
            ),
          },
          {
            key: 'status',
            header: t('visit.status'),
            cell: (booking) => (
              <div className="list-cell">
                <BookingBadge status={booking.status} reason={booking.cancel_reason} />
                <Until booking={booking} />
              </div>
            ),
          },
          {
            key: 'money',
            header: t('visit.money'),
            numeric: true,
            cell: (booking) => (
              <div className="list-cell">
                <Money booking={booking} />
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}

function Money({ booking: { price, paid, remaining, trip } }: { booking: PatientBooking }) {
  const t = useTexts(patientsTexts);
  const format = useFormat();
  if (!price) return <span className="muted">{t(trip === 2 ? 'visit.included' : 'visit.free')}</span>;
  return (
    <>
      {paid && paid.amount > 0 ? (
        t('visit.paid', { amount: format.money(paid) })
      ) : (
        <span className="muted">{t('visit.unpaid')}</span>
      )}
      <span className="admin-second">
        {remaining
          ? t('visit.remaining', { amount: format.money(remaining) })
          : t('visit.price', { amount: format.money(price) })}
      </span>
    </>
  );
}
