import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { findAftercareNews, tellOfAftercareEvents } from '../../aftercare/index.ts';
import { notify } from '../notify.ts';

/** Notifies patients, clinics, organizations and admins of check-ins and incidents. */
export function tellOfAftercare(outbox: Pick<Outbox, 'subscribe'>): void {
  tellOfAftercareEvents(outbox, 'notifications', async (tx, journeyId, happened, at) => {
    const news = await findAftercareNews(tx, journeyId, happened);
    for (const { to, told } of news?.messages ?? []) await notify(tx, { userId: to.id, at, ...told });
  });
}
