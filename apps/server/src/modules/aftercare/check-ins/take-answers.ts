import { type CheckInAnswers, checkInFaults, severityOf } from '@travesia/contracts/aftercare';
import type { Locale } from '@travesia/contracts/kit';
import type { Tx } from '../../../platform/db/database.ts';
import type { Person } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { attachJourneyFiles, type JourneyRow } from '../../journeys/index.ts';
import type { AftercareDeps } from '../aftercare-deps.ts';
import { openIncident } from '../incidents/open-incident.ts';
import { checkInLifecycle, type CheckInRow } from './check-in.lifecycle.ts';
import { sealAnswers } from './sealed-answers.ts';

interface Given {
  answers: CheckInAnswers;
  file_ids: string[];
  version?: number;
}

/**
 * Stores answers and photos of a locked check-in, and opens an incident if they ask for it. The journey must be locked. Throws
 * `aftercare.answers_invalid`, `journeys.file_not_found`, `aftercare.not_possible` and `request.stale_version`.
 */
export async function takeAnswers(
  tx: Tx,
  { forms, seal, clock }: Pick<AftercareDeps, 'forms' | 'seal' | 'clock'>,
  { journey, row }: { journey: JourneyRow; row: CheckInRow },
  { answers, file_ids: fileIds, version }: Given,
  { actor, language }: { actor: Person; language: Locale },
): Promise<CheckInRow> {
  const at = clock.now();
  const set = forms.setOf(row.form);
  const faults = checkInFaults(set.questions, answers);
  if (faults.length)
    throw new ProblemError('aftercare.answers_invalid', {
      fields: faults.map(({ question, code }) => ({
        path: `body.answers.${question}`,
        code,
        message: code === 'required' ? 'must be answered' : 'does not fit the question',
      })),
    });
  const { severity, rules } = severityOf(set, answers);
  const answersSealed = sealAnswers(seal, row, { answers, rules: rules.map(({ id }) => id) });
  const moved = await transition(tx, checkInLifecycle, {
    row,
    version,
    action: 'answer',
    actor,
    as: 'patient',
    at,
    set: { answersSealed, severity, language },
  });
  const to = { journey, purpose: 'check_in', userId: actor.userId, to: row.id } as const;
  if ((await attachJourneyFiles(tx, to, fileIds)) < fileIds.length) throw new ProblemError('journeys.file_not_found');
  if (severity !== 'fine')
    await openIncident(tx, journey, { origin: 'check_in', checkInId: row.id, severity, actor, as: 'patient', at });
  return moved;
}
