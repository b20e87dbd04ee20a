import type { Locale } from '@travesia/contracts/kit';
import { type PackageProposalDetail, type ProposalCounter, proposalMoved } from '@travesia/contracts/packages';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { refuseOutOfSight } from '../../../../platform/demo/sight.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { refuseMove, transition } from '../../../../platform/transition/transition.ts';
import { addDraft } from '../../own/commands/create-package.ts';
import { lockDraft, saveDraft } from '../../own/drafts.repo.ts';
import type { OwnPackagesDeps } from '../../own/own-packages-deps.ts';
import { packagesOfProposal } from '../../own/own-packages.policy.ts';
import { counteredContent, counterFaults } from '../proposal-content.rules.ts';
import { proposalLifecycle } from '../proposal.lifecycle.ts';
import { proposalActions, type ProposalScope } from '../proposals.policy.ts';
import { contentIn, lockProposal, noteNudge, type ProposalRow, storedOf } from '../proposals.repo.ts';
import { showProposal } from '../queries/show-proposals.ts';

interface Asked {
  scope: ProposalScope;
  id: string;
  language: Locale;
}

type Act = (tx: Tx, row: ProposalRow, at: Date) => Promise<void>;

/** Does something with a locked proposal and returns it. Throws `packages.proposal_not_found`. */
async function withProposal(deps: OwnPackagesDeps, asked: Asked, act: Act): Promise<PackageProposalDetail> {
  const { scope, id, language } = asked;
  const reference = await deps.reference();
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const row = await lockProposal(tx, scope, id);
    if (!row) throw new ProblemError('packages.proposal_not_found');
    refuseOutOfSight(scope.person, row);
    await act(tx, row, at);
    return showProposal(tx, deps, { scope, reference, language }, id);
  });
}

const by = ({ person, as }: ProposalScope, at: Date) => ({ actor: person, as, at });

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
  await saveDraft(tx, draft, content, { by: scope.person.userId, at: deps.clock.now() });
  return draft.id;
}

/** Accepts a proposal for the clinic, or its counter-offer for the organization. */
export const acceptProposal = (
  deps: OwnPackagesDeps,
  asked: Asked,
  { action, version }: { action: 'accept' | 'accept_counter'; version: number },
): Promise<PackageProposalDetail> =>
  withProposal(deps, asked, async (tx, row, at) => {
    const move = { ...by(asked.scope, at), action };
    if (row.version !== version) throw new ProblemError('request.stale_version');
    refuseMove(proposalLifecycle, row, move);
    const stored = action === 'accept' ? row.content : (row.counter ?? row.content);
    const packageId = await putContent(tx, deps, asked.scope, row, stored);
    await transition(tx, proposalLifecycle, { ...move, row, set: { packageId } });
  });

/** Declines a proposal or a counter-offer with a reason, or withdraws a proposal. */
export const endProposal = (
  deps: OwnPackagesDeps,
  asked: Asked,
  move: { action: 'decline' | 'decline_counter' | 'withdraw'; version: number; reason?: string },
): Promise<PackageProposalDetail> =>
  withProposal(deps, asked, async (tx, row, at) => {
    await transition(tx, proposalLifecycle, { ...by(asked.scope, at), ...move, row });
  });

/** Offers another price or other items. Throws `request.invalid` if the price is outside the limits. */
export const counterProposal = (
  deps: OwnPackagesDeps,
  asked: Asked,
  { version, price, items, message }: ProposalCounter,
): Promise<PackageProposalDetail> =>
  withProposal(deps, asked, async (tx, row, at) => {
    const fields = counterFaults(price, row);
    if (fields.length) throw new ProblemError('request.invalid', { fields });
    const content = counteredContent(contentIn(row, row.content), { price, items });
    await transition(tx, proposalLifecycle, {
      ...by(asked.scope, at),
      action: 'counter',
      version,
      row,
      set: { counter: storedOf(content), counterMessage: message },
    });
  });

/** Reminds the clinic. Throws `packages.proposal_nudged` within a day of the last reminder. */
export const nudgeProposal = (deps: OwnPackagesDeps, asked: Asked): Promise<PackageProposalDetail> =>
  withProposal(deps, asked, async (tx, row, at) => {
    if (row.state !== 'sent') throw new ProblemError('packages.proposal_moved');
    if (!proposalActions(asked.scope, row, at).includes('nudge')) throw new ProblemError('packages.proposal_nudged');
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
