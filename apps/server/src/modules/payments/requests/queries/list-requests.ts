import { pageFacts } from '@travesia/contracts/kit';
import type { BalanceRequests, BalanceRequestsQuery, DueBalances, UnpaidBookings } from '@travesia/contracts/payments';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findClinicZone } from '../clinic-zone.repo.ts';
import type { PaymentsDeps } from '../../payments-deps.ts';
import { dueDates } from '../balance.rules.ts';
import { countRequests, listDueTo, listRequests, listUnpaid } from '../balance-requests.repo.ts';
import { requestsOfClinic } from '../requests.policy.ts';
import { presentDueBalance, presentRequest, presentUnpaid } from '../requests.presenter.ts';

const MOST_UNPAID = 50;
const MOST_DUE = 20;

/** A page of the clinic’s requests. */
export async function listRequestsQuery(
  deps: PaymentsDeps,
  { tab, page, limit }: BalanceRequestsQuery,
  actor: Actor,
): Promise<BalanceRequests> {
  const { db } = deps.database;
  const scope = requestsOfClinic(actor);
  const [counts, records] = await Promise.all([
    countRequests(db, scope),
    listRequests(db, scope, tab, { limit, offset: (page - 1) * limit }),
  ]);
  const around = { scope, seal: deps.bookings.seal, origin: deps.origin };
  return {
    data: records.map((record) => presentRequest(record, around)),
    ...pageFacts(counts[tab], page, limit),
    counts,
    may_request: scope.mayRequest && deps.gateway !== null,
  };
}

/** Bookings whose balance the clinic can ask for. */
export async function listUnpaidQuery(
  { database: { db }, clock }: PaymentsDeps,
  q: string | undefined,
  actor: Actor,
): Promise<UnpaidBookings> {
  const scope = requestsOfClinic(actor);
  const now = clock.now();
  const [records, timeZone] = await Promise.all([
    listUnpaid(db, scope, { q, now, limit: MOST_UNPAID }),
    findClinicZone(db, scope),
  ]);
  const { from, until } = dueDates(timeZone, now);
  return {
    data: records.map((record) => presentUnpaid(record, scope)),
    time_zone: timeZone,
    due_from: from,
    due_until: until,
  };
}

/** What clinics ask the user to pay. */
export async function listDueQuery({ database, clock, bookings }: PaymentsDeps, actor: Actor): Promise<DueBalances> {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  const found = await listDueTo(database.db, actor.userId, clock.now(), MOST_DUE);
  return { data: found.map((one) => presentDueBalance(one, bookings.seal)) };
}
