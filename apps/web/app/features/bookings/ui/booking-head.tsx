import type { BookingSummary } from '@travesia/contracts/bookings';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { bookingTexts } from '../texts.ts';
import { STATUS_LOOKS, subjectOf } from './booking-view.ts';
import { When } from './when.tsx';

/** A booking's status: icon, label and tone. */
export function BookingStatusBadge({ status }: Pick<BookingSummary, 'status'>) {
  const t = useTexts(bookingTexts);
  return <Badge {...STATUS_LOOKS[status]}>{t(`status.${status}`)}</Badge>;
}

/** What was booked, where, with whom and when. */
export function BookedLines({ booking }: { booking: BookingSummary }) {
  const t = useTexts(bookingTexts);
  const { kind, provider, clinician } = booking;
  const subject = subjectOf(booking);
  return (
    <div className="stack">
      <div>
        <p className="tiny muted">{t(`kind.${kind}`)}</p>
        {subject ? <p className="strong">{subject}</p> : null}
        <p>
          <LocalLink to={`/providers/${provider.slug}`}>{provider.name}</LocalLink>
          <span className="muted">{` · ${[provider.city, provider.country].filter(Boolean).join(', ')}`}</span>
        </p>
        {clinician ? <p className="small muted">{clinician.name}</p> : null}
      </div>
      <When {...booking} />
    </div>
  );
}
