import { type Case, caseMachine, completenessOf, DRAFTS_MAX, type NewCase } from '@travesia/contracts/journeys';
import { uuidv7 } from 'uuidv7';
import { lockKeys } from '../../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { demoFlagOf, refuseOutOfSight } from '../../../../platform/demo/sight.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { begin } from '../../../../platform/transition/transition.ts';
import { findOwner } from '../../../accounts/index.ts';
import { readIntake } from '../../intake/show-intake.ts';
import { type JourneysDeps, treatmentOf } from '../../journeys-deps.ts';
import { type AskableClinic, findAskableClinic, findAskablePackage } from '../askable-clinics.repo.ts';
import { caseLifecycle } from '../case.lifecycle.ts';
import { ownCases } from '../cases.policy.ts';
import { type CaseSubject, insertCase, listDrafts } from '../cases.repo.ts';
import { readCase } from '../queries/read-case.ts';

/**
 * Begins a case with a copy of the intake form, or returns the user's draft about the same subject. Throws
 * `catalog.treatment_not_found`, `journeys.not_askable` and `journeys.too_many_drafts`.
 */
export async function createCase(
  deps: JourneysDeps,
  input: NewCase,
  { actor, language }: RequestContext,
): Promise<Case> {
  const scope = ownCases(actor);
  const { userId } = scope.person;
  const { clinic, ...subject } = await findSubject(deps, input);
  refuseOutOfSight(actor, clinic);
  const sections = await readIntake(deps, { treatment: subject.treatment, providerId: subject.providerId });
  const at = deps.clock.now();
  const id = await unitOfWork(deps.database, async (tx) => {
    await lockKeys(tx, 'cases of', [userId]);
    const drafts = await listDrafts(tx, scope);
    const same = drafts.find((draft) => isSame(draft, subject));
    if (same) return same.id;
    if (drafts.length >= DRAFTS_MAX) throw new ProblemError('journeys.too_many_drafts');
    const owner = await findOwner(tx, userId);
    const row = await insertCase(tx, {
      id: uuidv7(),
      ...subject,
      patientId: userId,
      status: caseMachine.initial,
      language: input.language ?? owner?.language ?? language,
      sections,
      percent: completenessOf({ sections }, {}).percent,
      ...demoFlagOf(clinic, actor),
      createdAt: at,
      updatedAt: at,
    });
    await begin(tx, caseLifecycle, { row, actor, as: 'patient', at });
    return row.id;
  });
  return readCase(deps, scope, id, language);
}

const isSame = (one: CaseSubject, other: CaseSubject): boolean =>
  one.treatment === other.treatment && one.packageId === other.packageId && one.providerId === other.providerId;

/** What a case is about, with the clinic it begins with. */
async function findSubject(
  deps: JourneysDeps,
  { treatment: slug, package_id: packageId, provider_id: providerId }: NewCase,
): Promise<CaseSubject & { clinic: AskableClinic | undefined }> {
  const { db } = deps.database;
  const reference = await deps.reference();
  if (packageId !== undefined) {
    const found = await findAskablePackage(db, packageId);
    if (!found) throw new ProblemError('journeys.not_askable');
    return { treatment: found.treatment, packageId, providerId: found.id, clinic: found };
  }
  const treatment = treatmentOf(reference, slug ?? '').slug;
  if (providerId === undefined) return { treatment, packageId: null, providerId: null, clinic: undefined };
  const clinic = await findAskableClinic(db, providerId, treatment);
  if (!clinic) throw new ProblemError('journeys.not_askable');
  return { treatment, packageId: null, providerId, clinic };
}
