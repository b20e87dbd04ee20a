import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { listAdminsToTell } from '../../accounts/index.ts';
import { findPayoutNews, tellOfPayoutEvents } from '../../financials/index.ts';
import { notify } from '../notify.ts';

/** Notifies a clinic’s owners and finance staff of payouts and of the account they go to, and admins of an account to verify. */
export function tellOfPayouts(outbox: Pick<Outbox, 'subscribe'>): void {
  tellOfPayoutEvents(outbox, 'notifications', async (tx, happened, at) => {
    const news = await findPayoutNews(tx, happened);
    if (!news) return;
    const { told, people, clinic } = news;
    for (const { id: userId } of people) await notify(tx, { userId, at, ...told });
    if (told.kind !== 'payout_account_set') return;
    const { currency } = told.params;
    const params = { provider_id: clinic.id, clinic: clinic.name, currency };
    for (const { id: userId } of await listAdminsToTell(tx, clinic))
      await notify(tx, { userId, at, kind: 'payout_account_to_verify', params });
  });
}
