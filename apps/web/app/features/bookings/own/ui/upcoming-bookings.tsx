import '../own.css';
import type { BookingSummary } from '@travesia/contracts/bookings';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { bookingTexts } from '../../texts.ts';
import { BookingStatusBadge } from '../../ui/booking-head.tsx';
import { subjectOf } from '../../ui/booking-view.ts';
import { When } from '../../ui/when.tsx';

const SHOWN = 3;

/** Loaded where there is a room alone: most dashboards have none. */
const JoinNow = lazy(async () => ({ default: (await import('../../../consultations/index.ts')).JoinNow }));

/** The next bookings, for the dashboard; nothing without any. */
export function UpcomingBookings({ bookings }: { bookings: readonly BookingSummary[] }) {
  const t = useTexts(bookingTexts);
  const b = useTexts(bookingTexts);
  if (bookings.length === 0) return null;
  return (
    <section className="portal-section" aria-labelledby="upcoming-bookings">
      <div className="portal-section-head">
        <h2 id="upcoming-bookings">{t('upcoming.heading')}</h2>
        <ScreenLink to="/bookings">{t('done.all')}</ScreenLink>
      </div>
      <ul className="booking-upcoming">
        {bookings.slice(0, SHOWN).map((booking) => (
          <li key={booking.id} className="booking-card">
            <div className="stack">
              <p>
                <ScreenLink to={`/bookings/${booking.id}`} className="strong">
                  {subjectOf(booking) ?? b(`kind.${booking.kind}`)}
                </ScreenLink>
                <span className="muted">{` · ${booking.provider.name}`}</span>
              </p>
              <When {...booking} />
            </div>
            <p className="row">
              {booking.video_room ? (
                <Suspense>
                  <JoinNow booking={booking} />
                </Suspense>
              ) : null}
              <BookingStatusBadge status={booking.status} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
