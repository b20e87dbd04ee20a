import type { LeadKind } from '@travesia/contracts/leads';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../../platform/module-deps.ts';
import { teamDesk } from '../../leads.policy.ts';
import { countWaiting, listDesk } from '../desk.repo.ts';

/** Something that waits for the team's answer. */
export interface WaitingLead {
  id: string;
  kind: LeadKind;
  /** Clinic it names, or its reference. */
  name: string;
  since: Date;
}

/** What waits for the team: how many, and the first that are due. */
export const waitingForTeam = ({ database: { db }, clock }: Pick<ModuleDeps, 'database' | 'clock'>) => ({
  count: (actor: Actor): Promise<number> => countWaiting(db, teamDesk(actor), clock.now()),
  first: async (actor: Actor, limit: number): Promise<WaitingLead[]> => {
    const rows = await listDesk(db, teamDesk(actor), { tab: 'waiting', now: clock.now() }, { limit, offset: 0 });
    return rows.map(({ id, kind, clinic, reference, createdAt }) => ({
      id,
      kind,
      name: clinic?.name ?? reference,
      since: createdAt,
    }));
  },
});
