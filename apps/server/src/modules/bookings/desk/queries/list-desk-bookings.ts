import type { DeskBookings, NetworkBookingsQuery } from '@travesia/contracts/bookings';
import { type Locale, pageFacts } from '@travesia/contracts/kit';
import type { BookingsDeps } from '../../bookings-deps.ts';
import type { BookingScope } from '../../bookings.policy.ts';
import { presentSummary } from '../../bookings.presenter.ts';
import { countTabs, isStuck, listClinicsRun, listDeskRecords } from '../desk-bookings.repo.ts';

/** A page of the bookings that a scope runs, with counts by tab. */
export async function listDeskBookingsQuery(
  { database: { db }, reference, clock, money }: BookingsDeps,
  scope: BookingScope,
  { tab, page, limit, ...asked }: NetworkBookingsQuery,
  language: Locale,
): Promise<DeskBookings> {
  const now = clock.now();
  const filter = { ...asked, now };
  const [kept, counts, records, clinics] = await Promise.all([
    reference(),
    countTabs(db, scope, filter),
    listDeskRecords(db, scope, { ...filter, tab }, { limit, offset: (page - 1) * limit }),
    listClinicsRun(db, scope),
  ]);
  const ids = records.map(({ booking }) => booking.id);
  const paid = await money.paid(db, ids);
  return {
    data: records.map((record) => ({
      ...presentSummary(scope, record, {
        reference: kept,
        language,
        now,
        paidMinor: paid.get(record.booking.id) ?? 0,
      }),
      cancel_reason: record.booking.cancelReason,
      stuck: isStuck(record.booking, now),
    })),
    ...pageFacts(counts[tab], page, limit),
    counts,
    clinics,
  };
}
