import type { PackageProposalDetail, ProposalCounter } from '@travesia/contracts/packages';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import type { OwnPackagesDeps } from '../../own/own-packages-deps.ts';
import { counteredContent, counterFaults, termFaults } from '../proposal-content.rules.ts';
import { proposalLifecycle } from '../proposal.lifecycle.ts';
import { moverOf } from '../proposals.policy.ts';
import { contentIn, storedOf } from '../proposals.repo.ts';
import { type AskedProposal, changeProposal } from './change-proposal.ts';

/** Offers another price, other items or terms. Throws `request.invalid` if the price is outside the limits. */
export async function counterProposal(
  deps: OwnPackagesDeps,
  asked: AskedProposal,
  { version, price, items, terms, message }: ProposalCounter,
): Promise<PackageProposalDetail> {
  const { policies } = await deps.reference();
  return changeProposal(deps, asked, async (tx, row, at) => {
    const fields = [...counterFaults(price, row), ...termFaults(terms, policies, 'body.terms')];
    if (fields.length) throw new ProblemError('request.invalid', { fields });
    const content = counteredContent(contentIn(row, row.content), { price, items, terms });
    await transition(tx, proposalLifecycle, {
      ...moverOf(asked.scope, at),
      action: 'counter',
      version,
      row,
      set: { counter: storedOf(content), counterMessage: message },
    });
  });
}
