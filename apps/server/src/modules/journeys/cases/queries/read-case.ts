import type { Case } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { assessCase } from '../assess-case.ts';
import { type CaseScope, ownCases } from '../cases.policy.ts';
import { presentCase } from '../cases.presenter.ts';
import { findCase } from '../cases.repo.ts';
import { openAnswers } from '../sealed-answers.ts';

/** One of the user's cases. Throws `journeys.case_not_found`. */
export const getCaseQuery = (deps: JourneysDeps, id: string, actor: Actor, language: Locale): Promise<Case> =>
  readCase(deps, ownCases(actor), id, language);

/** Same, within a scope. */
export async function readCase(deps: JourneysDeps, scope: CaseScope, id: string, language: Locale): Promise<Case> {
  const [reference, record] = await Promise.all([deps.reference(), findCase(deps.database.db, scope, id)]);
  if (!record) throw new ProblemError('journeys.case_not_found');
  const answers = openAnswers(deps.seal, record.row);
  const assessed = assessCase(deps, reference, { ...record.row, answers });
  return presentCase(record, { ...assessed, answers }, reference, language);
}
