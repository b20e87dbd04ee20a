import type { LeadRecord } from '@travesia/contracts/leads';
import { ProblemError } from '../../../platform/problem-error.ts';
import { listChanges } from '../../../platform/transition/history.repo.ts';
import type { DeskDeps } from '../leads-deps.ts';
import { claimLifecycle, consultationLifecycle, contactLifecycle } from '../leads.lifecycles.ts';
import type { DeskScope } from '../leads.policy.ts';
import { presentLead } from './desk.presenter.ts';
import { findLead, findOnDesk } from './desk.repo.ts';
import { listLeadMessages } from './lead-messages.repo.ts';
import { findListingFacts } from './listing-facts.repo.ts';
import { listDeskTeam, listNames } from './team.repo.ts';

const LIFECYCLES = { consultation: consultationLifecycle, contact: contactLifecycle, claim: claimLifecycle } as const;

/** A lead in scope with its message, answers and history. Throws `leads.not_found`. */
export async function readLeadRecord(
  { database: { db }, clock, keys }: DeskDeps,
  scope: DeskScope,
  id: string,
): Promise<LeadRecord> {
  const now = clock.now();
  const row = await findOnDesk(db, scope, id, now);
  const lead = row && (await findLead(db, row.kind, id));
  if (!row || !lead) throw new ProblemError('leads.not_found');
  const [messages, changes, team, listing] = await Promise.all([
    listLeadMessages(db, row.kind, [id]),
    listChanges(db, LIFECYCLES[row.kind], id),
    listDeskTeam(db, scope),
    lead.kind === 'claim' && lead.row.providerId ? findListingFacts(db, lead.row.providerId) : undefined,
  ]);
  const people = changes.flatMap(({ actorId }) => actorId ?? []);
  const names = await listNames(db, [...new Set(people)]);
  return presentLead(keys, scope, row, { lead, messages, changes, names, team, listing, now });
}
