import { checkSteps, type ClinicSteps, type ClinicStepsUpdate, type StepIssue } from '@travesia/contracts/journeys';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findTemplate, putTemplate } from '../../configurations.repo.ts';
import { lockClinicOf } from '../../../providers/index.ts';
import { type JourneysDeps, treatmentOf } from '../../journeys-deps.ts';
import { configurationOf } from '../../journeys.policy.ts';
import { type AskedTreatment, showClinicSteps } from '../show-steps.ts';

const MESSAGES: Readonly<Record<StepIssue['code'], string>> = {
  duplicate_id: 'is the key of an earlier step',
  title_missing: 'must be given in one language at least',
  stage_order: 'comes before the stage of the previous step',
  anchor_impossible: 'doesn’t exist in this stage',
  days_impossible: 'lie outside of this stage',
  reminder_duplicate: 'contain a day twice',
  file_duplicate: 'contain a file twice',
};

interface Change {
  asked: AskedTreatment;
  /** Null for the catalog's default. */
  steps: ClinicStepsUpdate['steps'] | null;
  version: number;
}

/**
 * Replaces a clinic's steps of a treatment, or returns to the default. Throws `request.stale_version`, and
 * `request.invalid` with each step and field.
 */
export async function changeSteps(
  deps: JourneysDeps,
  { asked, steps, version }: Change,
  actor: Actor,
): Promise<ClinicSteps> {
  const scope = configurationOf(actor);
  const reference = await deps.reference();
  const { slug } = treatmentOf(reference, asked.treatment);
  const fields = checkSteps(steps ?? []).map(({ index, field, code }) => ({
    path: `body.steps.${index}.${field}`,
    code: 'invalid_value',
    message: MESSAGES[code],
  }));
  if (fields.length) throw new ProblemError('request.invalid', { fields });
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    await lockClinicOf(tx, scope);
    const before = await findTemplate(tx, scope, slug);
    const present = before?.version ?? 0;
    if (present !== version)
      throw new ProblemError('request.stale_version', {
        present: await showClinicSteps(deps, reference, tx, { scope, asked }),
      });
    await putTemplate(tx, scope, { treatment: slug, value: steps, version: present + 1, at });
    await appendAudit(tx, {
      action: steps ? 'journey_steps.changed' : 'journey_steps.reset',
      actor,
      at,
      target: { type: 'provider', id: scope.providerId },
      facts: steps ? { treatment: slug, steps: steps.length } : { treatment: slug },
    });
  });
  return showClinicSteps(deps, reference, deps.database.db, { scope, asked });
}
