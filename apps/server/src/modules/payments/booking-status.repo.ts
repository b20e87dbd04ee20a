import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { BookingRow } from '../bookings/index.ts';
import { bookings } from '../bookings/bookings.tables.ts';

export async function findBookingStatus(db: Db, id: string): Promise<BookingRow['status'] | undefined> {
  const [row] = await db.select({ status: bookings.status }).from(bookings).where(eq(bookings.id, id));
  return row?.status;
}
