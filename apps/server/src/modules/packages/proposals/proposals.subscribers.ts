import { clinicReleased } from '@travesia/contracts/organizations';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { proposalLifecycle } from './proposal.lifecycle.ts';
import { lockOpen } from './proposals.repo.ts';

/** Withdraws what an organization has proposed to a clinic that left it. */
export function withdrawFromReleased(outbox: Pick<Outbox, 'subscribe'>): void {
  outbox.subscribe(
    clinicReleased,
    'package_proposals',
    async (tx, { organization_id: organizationId, provider_id: providerId }, { occurredAt: at }) => {
      const by = { actor: { kind: 'system' }, as: 'system', action: 'withdraw', at } as const;
      for (const row of await lockOpen(tx, organizationId, providerId))
        await transition(tx, proposalLifecycle, { ...by, row });
    },
  );
}
