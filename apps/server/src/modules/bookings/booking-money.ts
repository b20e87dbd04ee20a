import type { Money } from '@travesia/contracts/kit';
import type { Db, Tx } from '../../platform/db/database.ts';
import { defineService } from '../../platform/feature/service.ts';

/** What bookings need to know of their money. The payments module offers it. */
export interface BookingMoney {
  /** What was received for bookings and not given back or promised back, in minor units; none for those without payments. */
  paid(db: Db | Tx, bookingIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Which bookings have what confirms them on its way: begun at the gateway, and not arrived. */
  beingPaid(db: Db | Tx, bookingIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** What went back, or is promised back, because bookings were cancelled, in minor units; none for those without refunds. */
  returned(db: Db | Tx, bookingIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Begins to give back an amount, in the transaction that ends the booking. The booking must be locked. */
  giveBack(tx: Tx, bookingId: string, amount: Money, at: Date): Promise<void>;
  /** Whether deposits can be paid on this installation. */
  canBePaid: boolean;
}

export const bookingMoneyService = defineService<BookingMoney>('money of bookings');
