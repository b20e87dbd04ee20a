import type { BookingMoney } from '../../bookings/index.ts';
import { createFindNews, findDeskPeople, type FindNews, tellOfEvents } from '../../bookings/index.ts';
import { findPaymentNews, tellOfPaymentEvents } from '../../payments/index.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { notify } from '../notify.ts';

const NAME = 'notifications';

/** Notifies patients, and those who answer for their clinics, of bookings and of payments. */
export function tellOfBookings(
  outbox: Pick<Outbox, 'subscribe'>,
  money: Pick<BookingMoney, 'paid' | 'returned'>,
): void {
  const findNews = createFindNews(money);
  tellOfEvents(outbox, NAME, async (tx, bookingId, happened, at) =>
    notifyOf(tx, await findNews(tx, bookingId, happened), at),
  );
  tellOfPaymentEvents(outbox, NAME, async (tx, bookingId, happened, at) =>
    notifyOf(tx, await findPaymentNews(tx, bookingId, happened), at),
  );
}

type News = Awaited<ReturnType<FindNews>> | Awaited<ReturnType<typeof findPaymentNews>>;

async function notifyOf(tx: Tx, news: News, at: Date): Promise<void> {
  if (!news) return;
  const { booking } = news.record;
  if (news.patient) await notify(tx, { userId: booking.patientId, at, ...news.patient });
  if (!news.desk) return;
  for (const { id: userId, desk } of await findDeskPeople(tx, booking))
    await notify(tx, { userId, at, ...news.desk(desk) });
}
