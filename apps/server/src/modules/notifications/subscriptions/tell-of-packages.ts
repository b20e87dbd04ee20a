import { packagePricesOld, proposalMoved } from '@travesia/contracts/packages';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { findClinic, findOrganization, listMemberIds, listStaffIds } from '../../organizations/index.ts';
import { notify } from '../notify.ts';

const NAME = 'notifications';
/** Who may confirm a price. */
const ROLES = ['owner', 'manager'] as const;

/** Asks a clinic's owners and managers to confirm prices that are old, or so old that patients no longer see them. */
export function tellOfPackages(outbox: Pick<Outbox, 'subscribe'>): void {
  outbox.subscribe(packagePricesOld, NAME, async (tx, { provider_id: id, count, hidden }, { occurredAt: at }) => {
    const clinic = await findClinic(tx, id);
    if (!clinic) return;
    const told = { kind: 'package_prices_stale', params: { clinic: clinic.name, count, hidden } } as const;
    for (const userId of await listStaffIds(tx, id, ROLES)) await notify(tx, { userId, at, ...told });
  });
  outbox.subscribe(proposalMoved, NAME, async (tx, event, { occurredAt: at }) => {
    const clinic = await findClinic(tx, event.provider_id);
    const organization = await findOrganization(tx, event.organization_id);
    if (!clinic || !organization) return;
    const { news } = event;
    if (news === 'accepted' || news === 'countered' || news === 'declined' || news === 'expired')
      for (const userId of await listMemberIds(tx, organization.id, ROLES))
        await notify(tx, { userId, at, kind: 'proposal_to_organization', params: { clinic: clinic.name, news } });
    if (news === 'accepted' || news === 'countered' || news === 'declined') return;
    for (const userId of await listStaffIds(tx, clinic.id, ROLES))
      await notify(tx, { userId, at, kind: 'proposal_to_clinic', params: { organization: organization.name, news } });
  });
}
