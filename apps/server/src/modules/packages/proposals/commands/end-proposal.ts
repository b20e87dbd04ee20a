import type { PackageProposalDetail } from '@travesia/contracts/packages';
import { transition } from '../../../../platform/transition/transition.ts';
import type { OwnPackagesDeps } from '../../own/own-packages-deps.ts';
import { proposalLifecycle } from '../proposal.lifecycle.ts';
import { moverOf } from '../proposals.policy.ts';
import { type AskedProposal, changeProposal } from './change-proposal.ts';

/** Declines a proposal or a counter-offer with a reason, or withdraws a proposal. */
export const endProposal = (
  deps: OwnPackagesDeps,
  asked: AskedProposal,
  move: { action: 'decline' | 'decline_counter' | 'withdraw'; version: number; reason?: string },
): Promise<PackageProposalDetail> =>
  changeProposal(deps, asked, async (tx, row, at) => {
    await transition(tx, proposalLifecycle, { ...moverOf(asked.scope, at), ...move, row });
  });
