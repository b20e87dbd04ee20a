import { subscriptionEnding } from '@travesia/contracts/providers';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { findClinic, listStaffIds } from '../../organizations/index.ts';
import { notify } from '../notify.ts';

/** Notifies a clinic's owners when its subscription will end soon or has ended. */
export function tellOfSubscriptions(outbox: Pick<Outbox, 'subscribe'>): void {
  outbox.subscribe(subscriptionEnding, 'notifications', async (tx, { provider_id: id, days }, { occurredAt: at }) => {
    const clinic = await findClinic(tx, id);
    if (!clinic) return;
    const told = { kind: 'subscription_ending', params: { clinic: clinic.name, ended: days === 0 ? 1 : 0 } } as const;
    for (const userId of await listStaffIds(tx, id, ['owner'])) await notify(tx, { userId, at, ...told });
  });
}
