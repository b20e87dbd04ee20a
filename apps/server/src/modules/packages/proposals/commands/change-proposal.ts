import type { Locale } from '@travesia/contracts/kit';
import type { PackageProposalDetail } from '@travesia/contracts/packages';
import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { refuseOutOfSight } from '../../../../platform/demo/sight.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { lockManaged } from '../../../organizations/index.ts';
import type { OwnPackagesDeps } from '../../own/own-packages-deps.ts';
import type { ProposalScope } from '../proposals.policy.ts';
import { lockProposal, type ProposalRow } from '../proposals.repo.ts';
import { showProposal } from '../queries/show-proposals.ts';

export interface AskedProposal {
  scope: ProposalScope;
  id: string;
  language: Locale;
}

type Act = (tx: Tx, row: ProposalRow, at: Date) => Promise<void>;

/** Does something with a locked proposal and returns it. Throws `packages.proposal_not_found`, and `packages.proposal_moved` once the clinic has left. */
export async function changeProposal(
  deps: OwnPackagesDeps,
  asked: AskedProposal,
  act: Act,
): Promise<PackageProposalDetail> {
  const { scope, id, language } = asked;
  const reference = await deps.reference();
  return unitOfWork(deps.database, async (tx) => {
    const row = await lockProposal(tx, scope, id);
    if (!row) throw new ProblemError('packages.proposal_not_found');
    refuseOutOfSight(scope.person, row);
    const [managed] = await lockManaged(tx, row.organizationId, [row.providerId]);
    if (!managed) throw new ProblemError('packages.proposal_moved');
    // Read under the lock: whoever waited for it may be too late.
    await act(tx, row, deps.clock.now());
    return showProposal(tx, deps, { scope, reference, language }, id);
  });
}
