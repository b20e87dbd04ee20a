import type { AskClinics } from '@travesia/contracts/journeys';
import type { ProblemField } from '@travesia/contracts/kit';
import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { JourneysDeps } from '../journeys-deps.ts';
import { assessCase } from './assess-case.ts';
import { caseActions } from './cases.policy.ts';
import type { CaseRow } from './cases.repo.ts';
import { refuseWithoutHealthConsent } from './health-consent.ts';
import { openAnswers } from './sealed-answers.ts';

/**
 * Throws unless the answers of a locked case can be shared as they were shown: `journeys.case_closed`,
 * `profile.health_consent_missing`, `journeys.answers_changed` and `journeys.case_incomplete` with the questions.
 */
export async function refuseIncomplete(
  tx: Tx,
  deps: JourneysDeps,
  row: CaseRow,
  { revision }: Pick<AskClinics, 'revision'>,
): Promise<void> {
  if (!caseActions(row).includes('ask')) throw new ProblemError('journeys.case_closed');
  await refuseWithoutHealthConsent(tx, row.patientId);
  if (row.revision !== revision) throw new ProblemError('journeys.answers_changed');
  const { completeness } = assessCase(deps, await deps.reference(), { ...row, answers: openAnswers(deps.seal, row) });
  const fields = completeness.faults.map(({ question, code }): ProblemField => ({
    path: `answers.${question}`,
    code,
    message: 'must be answered',
  }));
  if (fields.length) throw new ProblemError('journeys.case_incomplete', { fields });
}
