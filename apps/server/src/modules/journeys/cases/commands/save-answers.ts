import { type AnswersUpdate, questionsOf, type SavedAnswers } from '@travesia/contracts/journeys';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { assessCase } from '../assess-case.ts';
import { caseActions, ownCases } from '../cases.policy.ts';
import { lockCase, writeAnswers } from '../cases.repo.ts';
import { refuseWithoutHealthConsent } from '../health-consent.ts';
import { openAnswers, sealAnswers } from '../sealed-answers.ts';

/**
 * Saves answers of a case. What can't be right is saved too: the screen shows it again. Throws `journeys.case_not_found`,
 * `journeys.case_closed`, `profile.health_consent_missing`, and `request.invalid` for a question that the form doesn't ask.
 */
export async function saveAnswers(
  deps: JourneysDeps,
  id: string,
  { answers: changes }: AnswersUpdate,
  actor: Actor,
): Promise<SavedAnswers> {
  const scope = ownCases(actor);
  const reference = await deps.reference();
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const row = await lockCase(tx, scope, id);
    if (!row) throw new ProblemError('journeys.case_not_found');
    if (!caseActions(row).includes('answer')) throw new ProblemError('journeys.case_closed');
    await refuseWithoutHealthConsent(tx, scope.person.userId);
    refuseUnknown(new Set(questionsOf(row).map((question) => question.id)), Object.keys(changes));
    const given = { ...openAnswers(deps.seal, row), ...changes };
    const answers = Object.fromEntries(
      Object.entries(given).filter((entry): entry is [string, NonNullable<(typeof entry)[1]>] => entry[1] !== null),
    );
    const { completeness, flags } = assessCase(deps, reference, { ...row, answers });
    await writeAnswers(tx, row, {
      answersSealed: sealAnswers(deps.seal, row, answers),
      percent: completeness.percent,
      needsClinician: flags.length > 0,
      updatedAt: at,
    });
    return {
      revision: row.revision + 1,
      completeness,
      needs_clinician: flags.length > 0,
      saved_at: at.toISOString(),
    };
  });
}

function refuseUnknown(known: ReadonlySet<string>, given: readonly string[]): void {
  const fields = given
    .filter((key) => !known.has(key))
    .map((key) => ({ path: `body.answers.${key}`, code: 'invalid_value', message: 'is not a question of this form' }));
  if (fields.length) throw new ProblemError('request.invalid', { fields });
}
