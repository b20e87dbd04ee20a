import { type BookingList, type listMyBookings, type STATUS_FILTERS } from '@travesia/contracts/bookings';
import { type EndpointArgs, type Locale, pageFacts } from '@travesia/contracts/kit';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { BookingRow } from '../booking.lifecycle.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import { type BookingScope, ofPatient } from '../bookings.policy.ts';
import { presentSummary } from '../bookings.presenter.ts';
import { type BookingFilter, countBookings, countUpcoming, listBookings } from '../bookings.repo.ts';
import { HOLDING } from '../bookings.tables.ts';

type StatusFilter = (typeof STATUS_FILTERS)[number];

/** Statuses of a filter; `active` stands for all that hold a time. */
export const statusesOf = (filter: readonly StatusFilter[] | undefined): BookingRow['status'][] | undefined =>
  filter && [...new Set(filter.flatMap((one) => (one === 'active' ? HOLDING : [one])))];

/** A page of the user's own bookings. */
export async function listMyBookingsQuery(
  deps: BookingsDeps,
  { status, page, limit }: EndpointArgs<typeof listMyBookings>['query'],
  actor: Actor,
  language: Locale,
): Promise<BookingList> {
  return readPage(deps, ofPatient(actor), { statuses: statusesOf(status), own: true }, { page, limit }, language);
}

/** A page of bookings within a scope. */
export async function readPage(
  { database, reference, clock, money }: BookingsDeps,
  scope: BookingScope,
  filter: BookingFilter,
  { page, limit }: { page: number; limit: number },
  language: Locale,
): Promise<BookingList> {
  const { db } = database;
  const [kept, total, records] = await Promise.all([
    reference(),
    countBookings(db, scope, filter),
    listBookings(db, scope, filter, { limit, offset: (page - 1) * limit }),
  ]);
  const paid = await money.paid(
    db,
    records.map(({ booking }) => booking.id),
  );
  const now = clock.now();
  const summaries = records.map((record) =>
    presentSummary(scope, record, { reference: kept, language, now, paidMinor: paid.get(record.booking.id) ?? 0 }),
  );
  const payable = summaries.filter(({ actions }) => actions.includes('pay'));
  const beingPaid = await money.beingPaid(
    db,
    payable.map(({ id }) => id),
  );
  return {
    // Paying again is for the booking’s own page, which says what became of the first attempt.
    data: summaries.map((summary) =>
      beingPaid.has(summary.id) ? { ...summary, actions: summary.actions.filter((one) => one !== 'pay') } : summary,
    ),
    ...pageFacts(total, page, limit),
  };
}

/** How many upcoming bookings the user has. */
export const countUpcomingQuery = async (
  { database, clock }: BookingsDeps,
  actor: Actor,
): Promise<{ count: number }> => ({
  count: await countUpcoming(database.db, ofPatient(actor), clock.now()),
});
