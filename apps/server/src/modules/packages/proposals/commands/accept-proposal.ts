import type { PackageProposalDetail } from '@travesia/contracts/packages';
import type { Tx } from '../../../../platform/db/database.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { refuseMove, transition } from '../../../../platform/transition/transition.ts';
import { addDraft } from '../../own/add-draft.ts';
import { contentOf, lockDraft, saveDraft } from '../../own/drafts.repo.ts';
import type { OwnPackagesDeps } from '../../own/own-packages-deps.ts';
import { packagesOfProposal } from '../../own/own-packages.policy.ts';
import { appliedTo } from '../proposal-content.rules.ts';
import { proposalLifecycle } from '../proposal.lifecycle.ts';
import { moverOf, type ProposalScope } from '../proposals.policy.ts';
import { contentIn, type ProposalRow } from '../proposals.repo.ts';
import { type AskedProposal, changeProposal } from './change-proposal.ts';

/** Puts the accepted content into the package it changes, or into a new draft; returns its id. */
async function putContent(
  tx: Tx,
  deps: OwnPackagesDeps,
  scope: ProposalScope,
  row: ProposalRow,
  stored: ProposalRow['content'],
): Promise<string> {
  const own = packagesOfProposal(scope, row.providerId);
  const content = contentIn(row, stored);
  const draft = row.packageId === null ? undefined : await lockDraft(tx, own, row.packageId);
  if (!draft || draft.status === 'archived') return addDraft(tx, deps, own, content, 'package.created');
  const changed = row.base ? appliedTo(contentOf(draft), contentIn(row, row.base), content) : content;
  await saveDraft(tx, draft, changed, { by: scope.person.userId, at: deps.clock.now() });
  return draft.id;
}

/** Accepts a proposal for the clinic, or its counter-offer for the organization. */
export const acceptProposal = (
  deps: OwnPackagesDeps,
  asked: AskedProposal,
  { action, version }: { action: 'accept' | 'accept_counter'; version: number },
): Promise<PackageProposalDetail> =>
  changeProposal(deps, asked, async (tx, row, at) => {
    const move = { ...moverOf(asked.scope, at), action };
    if (row.version !== version) throw new ProblemError('request.stale_version');
    refuseMove(proposalLifecycle, row, move);
    const stored = action === 'accept' ? row.content : (row.counter ?? row.content);
    const packageId = await putContent(tx, deps, asked.scope, row, stored);
    await transition(tx, proposalLifecycle, { ...move, row, set: { packageId } });
  });
