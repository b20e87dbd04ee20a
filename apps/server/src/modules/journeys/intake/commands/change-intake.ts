import {
  checkQuestionnaire,
  type ClinicIntake,
  type IntakeIssue,
  type IntakeSection,
  questionsOf,
} from '@travesia/contracts/journeys';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findIntakeForm, putIntakeForm } from '../../configurations.repo.ts';
import { lockClinicOf } from '../../../providers/index.ts';
import { defaultOf, type JourneysDeps, treatmentOf } from '../../journeys-deps.ts';
import { configurationOf } from '../../journeys.policy.ts';
import type { AskedTreatment } from '../../templates/show-steps.ts';
import { markCore, missingCore } from '../core-questions.rules.ts';
import { showClinicIntake } from '../show-intake.ts';

const MESSAGES: Readonly<Record<IntakeIssue['code'], string>> = {
  duplicate_id: 'is the key of an earlier one',
  text_missing: 'must be given in one language at least',
  options_missing: 'must be two at least',
  range_impossible: 'must be more than the lowest number',
  file_missing: 'must be chosen',
  condition_unknown: 'asks about a question that doesn’t exist',
  condition_type: 'asks about a question without answers to choose from',
  condition_option: 'asks about an answer that doesn’t exist',
  condition_later: 'asks about a later question',
  condition_cycle: 'leads back to this question',
};

interface Change {
  asked: AskedTreatment;
  /** Null for the catalog's default. */
  sections: IntakeSection[] | null;
  version: number;
}

function pathOf({ field, question, section }: IntakeIssue): string {
  const at = `body.sections.${section}`;
  return question === null ? `${at}.${field}` : `${at}.questions.${question}.${field}`;
}

/**
 * Replaces a clinic's intake form, or returns to the default. Throws `request.stale_version`,
 * `journeys.core_question_removed`, and `request.invalid` with each question and field.
 */
export async function changeIntake(
  deps: JourneysDeps,
  { asked, sections, version }: Change,
  actor: Actor,
): Promise<ClinicIntake> {
  const scope = configurationOf(actor);
  const reference = await deps.reference();
  const treatment = treatmentOf(reference, asked.treatment);
  const defaults = defaultOf(deps.intake, treatment);
  const fields = checkQuestionnaire({ sections: sections ?? [] }).map((issue) => ({
    path: pathOf(issue),
    code: 'invalid_value',
    message: MESSAGES[issue.code],
  }));
  if (fields.length) throw new ProblemError('request.invalid', { fields });
  const missing = sections ? missingCore(defaults, sections) : [];
  if (missing.length)
    throw new ProblemError('journeys.core_question_removed', { detail: `Missing or changed: ${missing.join(', ')}.` });
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    await lockClinicOf(tx, scope);
    const before = await findIntakeForm(tx, scope, treatment.slug);
    const present = before?.version ?? 0;
    if (present !== version)
      throw new ProblemError('request.stale_version', {
        present: await showClinicIntake(deps, reference, tx, { scope, asked }),
      });
    const value = sections && markCore(defaults, sections);
    await putIntakeForm(tx, scope, { treatment: treatment.slug, value, version: present + 1, at });
    await appendAudit(tx, {
      action: sections ? 'intake.changed' : 'intake.reset',
      actor,
      at,
      target: { type: 'provider', id: scope.providerId },
      facts: sections
        ? { treatment: treatment.slug, questions: questionsOf({ sections }).length }
        : { treatment: treatment.slug },
    });
  });
  return showClinicIntake(deps, reference, deps.database.db, { scope, asked });
}
