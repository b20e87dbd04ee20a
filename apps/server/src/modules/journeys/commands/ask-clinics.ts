import {
  type AskClinics,
  type AskedJourneys,
  CLINICS_MAX,
  mergeForms,
  questionsOf,
} from '@travesia/contracts/journeys';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refuseOutOfSight } from '../../../platform/demo/sight.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { askClinic } from '../begin-journey.ts';
import { type AskableClinic, findAskableClinic } from '../cases/askable-clinics.repo.ts';
import { assessCase } from '../cases/assess-case.ts';
import { caseLifecycle } from '../cases/case.lifecycle.ts';
import { ownCases } from '../cases/cases.policy.ts';
import { type CaseRow, findCase, lockCase, writeSections } from '../cases/cases.repo.ts';
import { refuseIncomplete } from '../cases/refuse-incomplete.ts';
import { openAnswers } from '../cases/sealed-answers.ts';
import { readIntake } from '../intake/show-intake.ts';
import { isAwaited } from '../journey.lifecycle.ts';
import { ofPatient } from '../journey-sides.policy.ts';
import type { JourneysDeps } from '../journeys-deps.ts';
import { presentJourneySummary } from '../journeys.presenter.ts';
import { findJourney, listOpenOf } from '../journeys.repo.ts';

/**
 * Shares a case with clinics and begins a journey with each. Throws `journeys.case_not_found`, `journeys.case_closed`,
 * `journeys.answers_changed`, `journeys.case_incomplete` with the questions, `journeys.not_askable`,
 * `journeys.already_asked`, `journeys.too_many_clinics` and `profile.health_consent_missing`.
 */
export async function askClinics(
  deps: JourneysDeps,
  input: AskClinics,
  { actor, language }: RequestContext,
): Promise<AskedJourneys> {
  const scope = ownCases(actor);
  const { db } = deps.database;
  const record = await findCase(db, scope, input.case_id);
  if (!record) throw new ProblemError('journeys.case_not_found');
  const clinics = await findClinics(deps, input.provider_ids, record.row.treatment);
  refuseOutOfSight(actor, ...clinics);
  await addQuestions(deps, record.row, input, { actor, language });
  const at = deps.clock.now();
  const ids = await unitOfWork(deps.database, async (tx) => {
    const row = await lockCase(tx, scope, input.case_id);
    if (!row) throw new ProblemError('journeys.case_not_found');
    await refuseUnlessAskable(tx, deps, row, input);
    const made: string[] = [];
    const consents = input.consents.map((consent) => ({ ...consent, language, given_at: at.toISOString() }));
    const begun = { row, consents, actor, as: 'patient', at, action: 'journeys.asked' } as const;
    for (const clinic of clinics) made.push((await askClinic(tx, { ...begun, clinic })).id);
    await transition(tx, caseLifecycle, { row, action: 'ask', actor, as: 'patient', at, set: { updatedAt: at } });
    return made;
  });
  const own = ofPatient(actor);
  const reference = await deps.reference();
  const found = await Promise.all(ids.map((id) => findJourney(db, own, id)));
  return { data: found.flatMap((one) => (one ? [presentJourneySummary(own, one, reference, language)] : [])) };
}

async function findClinics(
  { database }: JourneysDeps,
  ids: readonly string[],
  treatment: string,
): Promise<AskableClinic[]> {
  const clinics: AskableClinic[] = [];
  for (const id of ids) {
    const clinic = await findAskableClinic(database.db, id, treatment);
    if (!clinic) throw new ProblemError('journeys.not_askable');
    clinics.push(clinic);
  }
  return clinics;
}

type By = Pick<RequestContext, 'actor' | 'language'>;

/** Adds what these clinics ask and the case doesn't yet; it stays added if the answers are missing. */
async function addQuestions(deps: JourneysDeps, { id, treatment }: CaseRow, input: AskClinics, { actor }: By) {
  const forms = await Promise.all(input.provider_ids.map((providerId) => readIntake(deps, { treatment, providerId })));
  const reference = await deps.reference();
  await unitOfWork(deps.database, async (tx) => {
    const row = await lockCase(tx, ownCases(actor), id);
    if (!row) return;
    const sections = forms.reduce(mergeForms, row.sections);
    if (questionsOf({ sections }).length === questionsOf(row).length) return;
    const answers = openAnswers(deps.seal, row);
    const { completeness } = assessCase(deps, reference, { treatment, sections, answers });
    await writeSections(tx, row, { sections, percent: completeness.percent, updatedAt: deps.clock.now() });
  });
}

async function refuseUnlessAskable(tx: Tx, deps: JourneysDeps, row: CaseRow, input: AskClinics): Promise<void> {
  await refuseIncomplete(tx, deps, row, input);
  const { provider_ids: asked } = input;
  const open = await listOpenOf(tx, row.id);
  if (open.some(({ providerId }) => asked.includes(providerId))) throw new ProblemError('journeys.already_asked');
  if (open.filter(isAwaited).length + asked.length > CLINICS_MAX) throw new ProblemError('journeys.too_many_clinics');
}
