import { type PackageProposalDetail, proposalMoved } from '@travesia/contracts/packages';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { OwnPackagesDeps } from '../../own/own-packages-deps.ts';
import { proposalActions } from '../proposals.policy.ts';
import { noteNudge } from '../proposals.repo.ts';
import { type AskedProposal, changeProposal } from './change-proposal.ts';

/** Reminds the clinic. Throws `packages.proposal_nudged` within a day of the last reminder. */
export const nudgeProposal = (deps: OwnPackagesDeps, asked: AskedProposal): Promise<PackageProposalDetail> =>
  changeProposal(deps, asked, async (tx, row, at) => {
    if (row.state !== 'sent' || row.expiresAt <= at) throw new ProblemError('packages.proposal_moved');
    if (!proposalActions(asked.scope, row, { now: at, managed: true }).includes('nudge'))
      throw new ProblemError('packages.proposal_nudged');
    await noteNudge(tx, row.id, at);
    await appendAudit(tx, {
      action: 'package.proposal_nudged',
      actor: asked.scope.person,
      at,
      contextProviderId: row.providerId,
      target: { type: 'proposal', id: row.id },
    });
    await appendEvent(tx, proposalMoved, {
      proposal_id: row.id,
      organization_id: row.organizationId,
      provider_id: row.providerId,
      news: 'nudged',
    });
  });
