import {
  type Answers,
  type CaseCompleteness,
  completenessOf,
  type IntakeSection,
  type RedFlagRule,
  redFlagsOf,
} from '@travesia/contracts/journeys';
import { calendar } from '../../../platform/calendar.ts';
import type { Reference } from '../../catalog/index.ts';
import { type JourneysDeps, treatmentOf } from '../journeys-deps.ts';

export interface Assessed {
  completeness: CaseCompleteness;
  flags: RedFlagRule[];
}

/**
 * What the answers to a form say: how complete they are and which rules ask for a clinician. Dates count to today in UTC, as
 * nobody knows where a patient will be: a day more or less changes no rule's meaning.
 */
export function assessCase(
  { clock, redFlags }: Pick<JourneysDeps, 'clock' | 'redFlags'>,
  reference: Reference,
  { treatment, sections, answers }: { treatment: string; sections: readonly IntakeSection[]; answers: Answers },
): Assessed {
  const questionnaire = { sections };
  const { releaseKey, slug } = treatmentOf(reference, treatment);
  return {
    completeness: completenessOf(questionnaire, answers, clock.today()),
    flags: redFlagsOf(calendar, redFlags, {
      questionnaire,
      answers,
      treatment: releaseKey ?? slug,
      today: clock.today(),
    }),
  };
}
