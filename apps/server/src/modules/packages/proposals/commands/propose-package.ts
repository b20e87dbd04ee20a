import { convertMoney, type Money } from '@travesia/contracts/kit';
import {
  isInOneCurrency,
  proposalMachine,
  proposalMoved,
  type ProposalRequest,
  PROPOSAL_LIMITS,
} from '@travesia/contracts/packages';
import { uuidv7 } from 'uuidv7';
import { calendar } from '../../../../platform/calendar.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { demoFlagOf, refuseOutOfSight } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { type Fault, ProblemError } from '../../../../platform/problem-error.ts';
import { begin } from '../../../../platform/transition/transition.ts';
import type { Reference } from '../../../catalog/index.ts';
import { lockManaged, ofNetwork } from '../../../organizations/index.ts';
import { findOwn } from '../../own/drafts.repo.ts';
import type { OwnPackagesDeps } from '../../own/own-packages-deps.ts';
import { packagesOfProposal } from '../../own/own-packages.policy.ts';
import { findSellingClinic } from '../../own/selling-clinic.repo.ts';
import { templateOf } from '../../own/template.rules.ts';
import { proposedContent, termFaults } from '../proposal-content.rules.ts';
import { proposalLifecycle } from '../proposal.lifecycle.ts';
import { sentBy } from '../proposals.policy.ts';
import { insertProposal, storedOf } from '../proposals.repo.ts';

/** The moment after the last day to answer, where the clinic is. */
const endOf = (day: string, timeZone: string) => new Date(calendar.startOfDay(calendar.addDays(day, 1), timeZone));

function faultsOf(
  { expires_on: day, clinics, currency, content }: ProposalRequest,
  { rates, policies }: Pick<Reference, 'rates' | 'policies'>,
  now: Date,
): Fault[] {
  const daysLeft = calendar.daysBetween(calendar.dateAt(now, 'UTC'), day);
  const isInRange = daysLeft >= 0 && daysLeft <= PROPOSAL_LIMITS.days;
  const isMoneyIn = isInOneCurrency({ currency, lines: content.lines ?? [], items: content.items ?? [] });
  return [
    ...(isMoneyIn && rates.has(currency)
      ? []
      : [{ path: 'body.currency', code: 'unknown_currency', message: 'is not the one of the amounts' }]),
    ...termFaults(content, policies, 'body.content'),
    ...(isInRange ? [] : [{ path: 'body.expires_on', code: 'invalid_date', message: 'must be in the next 90 days' }]),
    ...clinics.flatMap(({ clinic, price, floor, ceiling }, at): Fault[] => {
      const path = `body.clinics.${at}`;
      if (clinics.findIndex((one) => one.clinic === clinic) !== at)
        return [{ path: `${path}.clinic`, code: 'invalid_value', message: 'is named twice' }];
      if (floor !== undefined && floor > price)
        return [
          { path: `${path}.floor`, code: 'too_big', kind: 'too_high', limit: price, message: 'is above the price' },
        ];
      if (ceiling !== undefined && ceiling < price)
        return [
          { path: `${path}.ceiling`, code: 'too_small', kind: 'too_low', limit: price, message: 'is below the price' },
        ];
      return [];
    }),
  ];
}

/**
 * Sends a proposal to each clinic. Throws `organizations.clinic_not_managed`, `packages.clinic_suspended`, `packages.not_found` and validation
 * errors; then nothing is sent.
 */
export async function proposePackage(
  deps: OwnPackagesDeps,
  asked: ProposalRequest,
  actor: Actor,
): Promise<{ sent: number }> {
  const network = ofNetwork(actor);
  const scope = sentBy(actor);
  const reference = await deps.reference();
  const at = deps.clock.now();
  const treatment = reference.treatments.get(asked.treatment);
  const fields = [
    ...faultsOf(asked, reference, at),
    ...(treatment ? [] : [{ path: 'body.treatment', code: 'unknown_reference', message: 'is not in the catalog' }]),
  ];
  if (fields.length || !treatment) throw new ProblemError('request.invalid', { fields });
  await unitOfWork(deps.database, async (tx) => {
    const { organizationId } = network;
    const managed = await lockManaged(
      tx,
      organizationId,
      asked.clinics.map(({ clinic }) => clinic),
    );
    for (const [place, { clinic: id, package: packageId, price, floor, ceiling }] of asked.clinics.entries()) {
      const clinic = managed.includes(id) ? await findSellingClinic(tx, id, at) : undefined;
      if (!clinic) throw new ProblemError('organizations.clinic_not_managed');
      refuseOutOfSight(scope.person, clinic);
      if (clinic.suspended)
        throw new ProblemError('packages.clinic_suspended', { detail: `${clinic.name} is suspended.` });
      const present = packageId === undefined ? null : await findOwn(tx, packagesOfProposal(scope, id), packageId);
      if (present === undefined || present?.status === 'archived') throw new ProblemError('packages.not_found');
      if (present && present.content.treatment !== treatment.slug)
        throw new ProblemError('request.invalid', {
          fields: [
            { path: `body.clinics.${place}.package`, code: 'invalid_value', message: 'is for another treatment' },
          ],
        });
      const base = present?.content ?? templateOf(reference, clinic, treatment);
      const convert = (amount: Money) => convertMoney(amount, base.currency, reference.rates);
      const row = await insertProposal(tx, {
        id: uuidv7(),
        organizationId,
        providerId: id,
        treatment: treatment.slug,
        packageId: packageId ?? null,
        state: proposalMachine.initial,
        content: storedOf(proposedContent(base, asked.content, price, convert)),
        base: present && storedOf(present.content),
        currency: base.currency,
        floorMinor: floor ?? null,
        ceilingMinor: ceiling ?? null,
        message: asked.message,
        sentBy: scope.person.userId,
        expiresAt: endOf(asked.expires_on, clinic.timeZone),
        createdAt: at,
        ...demoFlagOf(clinic),
      });
      const audit = {
        action: 'package.proposed',
        target: { type: 'proposal', id: row.id },
        contextProviderId: id,
      } as const;
      await begin(tx, proposalLifecycle, { row, actor, as: scope.as, at, audit });
      await appendEvent(tx, proposalMoved, {
        proposal_id: row.id,
        organization_id: row.organizationId,
        provider_id: id,
        news: 'sent',
      });
    }
  });
  return { sent: asked.clinics.length };
}
