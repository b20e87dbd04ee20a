import type { Db } from '../../../platform/db/database.ts';
import type { BookingMoney } from '../booking-money.ts';
import type { BookingScope } from '../bookings.policy.ts';
import { listBookingsOf } from './patients.repo.ts';
import type { PaidBooking } from './patients.presenter.ts';

/** Patients of one statement, whose values are limited in number. */
const AT_ONCE = 500;

/** All bookings of some patients at the clinic with what was received for each, by patient. */
export async function readPaid(
  db: Db,
  money: BookingMoney,
  scope: BookingScope,
  patientIds: readonly string[],
): Promise<ReadonlyMap<string, PaidBooking[]>> {
  const byPatient = new Map<string, PaidBooking[]>();
  for (let from = 0; from < patientIds.length; from += AT_ONCE) {
    const rows = await listBookingsOf(db, scope, patientIds.slice(from, from + AT_ONCE));
    const priced = rows.filter(({ currency }) => currency !== null).map(({ id }) => id);
    const paid = priced.length ? await money.paid(db, priced) : new Map<string, number>();
    for (const row of rows) {
      const own = byPatient.get(row.patientId) ?? [];
      own.push({ ...row, paidMinor: paid.get(row.id) ?? 0 });
      byPatient.set(row.patientId, own);
    }
  }
  return byPatient;
}
