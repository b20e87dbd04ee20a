import type { Locale, Money } from '@travesia/contracts/kit';
import {
  contentChanges,
  emptyContent,
  type PackageInbox,
  type PackageOutbox,
  type PackageProposal,
  type PackageProposalDetail,
  priceOf,
} from '@travesia/contracts/packages';
import { calendar } from '../../../../platform/calendar.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { Reference } from '../../../catalog/index.ts';
import { networkOf, ofNetwork } from '../../../organizations/index.ts';
import { findOwn, listOwn, type OwnPackageRow } from '../../own/drafts.repo.ts';
import { presentEditor } from '../../own/editor.presenter.ts';
import type { OwnPackagesDeps } from '../../own/own-packages-deps.ts';
import { packagesOfProposal } from '../../own/own-packages.policy.ts';
import { findSellingClinic } from '../../own/selling-clinic.repo.ts';
import { appliedTo, median } from '../proposal-content.rules.ts';
import { proposalActions, type ProposalScope, receivedBy, sentBy } from '../proposals.policy.ts';
import { contentIn, findProposal, listProposals, type ProposalRow, type ProposalWithNames } from '../proposals.repo.ts';

interface Around {
  scope: ProposalScope;
  reference: Reference;
  language: Locale;
  now: Date;
}

const HOUR_MS = 3_600_000;

const treatmentOf = (reference: Reference, slug: string, language: Locale) => ({
  slug,
  name: reference.everyTreatment.get(slug)?.shortName[language] ?? slug,
});

function presentProposal(
  { proposal, organization, clinic, timeZone, managed }: ProposalWithNames,
  { scope, reference, language, now }: Around,
): PackageProposal {
  const money = (amount: number | null): Money | null =>
    amount === null ? null : { amount, currency: proposal.currency };
  const priceIn = ({ lines }: ProposalRow['content']) => priceOf(lines) ?? { amount: 0, currency: proposal.currency };
  const treatment = treatmentOf(reference, proposal.treatment, language);
  return {
    id: proposal.id,
    state: proposal.state,
    title: proposal.content.title[language] || treatment.name,
    treatment,
    organization: { id: proposal.organizationId, name: organization },
    clinic: { id: proposal.providerId, name: clinic },
    price: priceIn(proposal.content),
    floor: money(proposal.floorMinor),
    ceiling: money(proposal.ceilingMinor),
    counter_price: proposal.counter && priceIn(proposal.counter),
    message: proposal.message,
    counter_message: proposal.counterMessage ?? '',
    reason: proposal.reason,
    expires_at: proposal.expiresAt.toISOString(),
    answer_by: calendar.dateAt(new Date(proposal.expiresAt.getTime() - 1), timeZone),
    sent_at: proposal.createdAt.toISOString(),
    answered_at: proposal.answeredAt?.toISOString() ?? null,
    package_id: proposal.packageId,
    version: proposal.version,
    actions: proposalActions(scope, proposal, { now, managed }),
  };
}

const countOf = (rows: readonly ProposalWithNames[]): PackageInbox['counts'] => {
  const count = (...states: ProposalRow['state'][]) =>
    rows.filter(({ proposal }) => states.includes(proposal.state)).length;
  return {
    waiting: count('sent'),
    countered: count('countered'),
    accepted: count('accepted'),
    ended: count('declined', 'expired', 'withdrawn'),
  };
};

/** Proposals to the request's clinic. */
export async function getInboxQuery(deps: OwnPackagesDeps, language: Locale, actor: Actor): Promise<PackageInbox> {
  const scope = receivedBy(actor);
  const [reference, rows] = await Promise.all([deps.reference(), listProposals(deps.database.db, scope)]);
  const around = { scope, reference, language, now: deps.clock.now() };
  return { data: rows.map((row) => presentProposal(row, around)), counts: countOf(rows) };
}

/** Proposals of the request's organization. */
export async function getOutboxQuery(deps: OwnPackagesDeps, language: Locale, actor: Actor): Promise<PackageOutbox> {
  const scope = sentBy(actor);
  const { db } = deps.database;
  const [reference, rows, { actions }] = await Promise.all([
    deps.reference(),
    listProposals(db, scope),
    networkOf(db, ofNetwork(actor)),
  ]);
  const around = { scope, reference, language, now: deps.clock.now() };
  return {
    data: rows.map((row) => presentProposal(row, around)),
    counts: countOf(rows),
    answer_times: answerTimes(rows),
    actions: actions.includes('remove_clinics') ? ['propose'] : [],
  };
}

function answerTimes(rows: readonly ProposalWithNames[]): PackageOutbox['answer_times'] {
  const byClinic = Map.groupBy(
    rows.filter(({ proposal }) => proposal.answeredAt !== null),
    ({ proposal }) => proposal.providerId,
  );
  return [...byClinic]
    .flatMap(([id, own]) => {
      const hours = own.map(
        ({ proposal }) => ((proposal.answeredAt?.getTime() ?? 0) - proposal.createdAt.getTime()) / HOUR_MS,
      );
      const middle = median(hours);
      return middle === null
        ? []
        : [
            {
              clinic: { id, name: own[0]?.clinic ?? '' },
              answered: own.length,
              median_hours: Math.round(middle * 10) / 10,
            },
          ];
    })
    .toSorted((one, other) => one.median_hours - other.median_hours);
}

/** One proposal with what it changes. Throws `packages.proposal_not_found`. */
export async function showProposal(
  db: Db | Tx,
  deps: OwnPackagesDeps,
  { scope, reference, language }: Omit<Around, 'now'>,
  id: string,
): Promise<PackageProposalDetail> {
  const now = deps.clock.now();
  const row = await findProposal(db, scope, id);
  const clinic = row && (await findSellingClinic(db, row.proposal.providerId, now));
  if (!row || !clinic) throw new ProblemError('packages.proposal_not_found');
  const { proposal } = row;
  const content = contentIn(proposal, proposal.content);
  const base = proposal.base && contentIn(proposal, proposal.base);
  const isOpen = proposal.state === 'sent' || proposal.state === 'countered';
  // An organization no longer reads packages of a clinic that left it.
  const mayRead = isOpen && (row.managed || scope.side === 'clinic');
  const present = mayRead ? await comparedWith(db, scope, proposal) : undefined;
  const before = present?.content ?? base ?? { ...emptyContent(proposal.currency), treatment: proposal.treatment };
  return {
    ...presentProposal(row, { scope, reference, language, now }),
    content,
    present: present
      ? {
          id: present.id,
          title: present.content.title[language] || present.content.title.en,
          price: priceOf(present.content.lines),
        }
      : null,
    changes: contentChanges(before, present && base ? appliedTo(present.content, base, content) : content),
    counter_changes: proposal.counter ? contentChanges(content, contentIn(proposal, proposal.counter)) : [],
    editor: presentEditor({ reference, clinic, language }, content, 0),
  };
}

/** The package that the proposal changes, or the clinic's first one of the treatment. */
async function comparedWith(
  db: Db | Tx,
  scope: ProposalScope,
  { packageId, providerId, treatment }: ProposalRow,
): Promise<OwnPackageRow | undefined> {
  const own = packagesOfProposal(scope, providerId);
  if (packageId !== null) return findOwn(db, own, packageId);
  const all = (await listOwn(db, own)).filter(
    ({ content, status }) => content.treatment === treatment && status !== 'archived',
  );
  return all.find(({ status }) => status === 'published') ?? all[0];
}

/** A proposal of the request's organization or to its clinic. */
export const getProposalQuery = async (
  deps: OwnPackagesDeps,
  scope: ProposalScope,
  id: string,
  language: Locale,
): Promise<PackageProposalDetail> =>
  showProposal(deps.database.db, deps, { scope, reference: await deps.reference(), language }, id);
