import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { findPayoutNews, tellOfPayoutEvents } from '../../financials/index.ts';
import { notify } from '../notify.ts';

/** Notifies a clinic’s owners and finance staff of payouts and of the account they go to. */
export function tellOfPayouts(outbox: Pick<Outbox, 'subscribe'>): void {
  tellOfPayoutEvents(outbox, 'notifications', async (tx, happened, at) => {
    const news = await findPayoutNews(tx, happened);
    for (const { id: userId } of news?.people ?? []) if (news) await notify(tx, { userId, at, ...news.told });
  });
}
