import type { LeadKind } from '@travesia/contracts/leads';
import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { findUserByEmail } from '../../accounts/index.ts';
import type { DeskScope } from '../leads.policy.ts';
import { findLead, findOnDesk, type Lead } from './desk.repo.ts';

/** A lead in scope, locked until the transaction ends. Throws `leads.not_found`. */
export async function lockOnDesk(tx: Tx, scope: DeskScope, id: string, now: Date): Promise<Lead> {
  const found = await findOnDesk(tx, scope, id, now);
  const lead = found && (await findLead(tx, found.kind, id, true));
  if (!lead) throw new ProblemError('leads.not_found');
  return lead;
}

const TARGETS: Readonly<Record<LeadKind, string>> = {
  consultation: 'consultation_request',
  contact: 'contact_request',
  claim: 'directory_claim',
};

/** What an audit entry about a lead names: the lead, its clinic, and the account of the sender if they have one. */
export async function auditAbout(tx: Tx, { kind, row }: Lead) {
  const sender = await findUserByEmail(tx, row.email);
  return {
    target: { type: TARGETS[kind], id: row.id },
    subjectId: sender?.emailVerifiedAt ? sender.id : undefined,
    contextProviderId: 'providerId' in row ? (row.providerId ?? undefined) : undefined,
  };
}
