import type {
  CheckIn,
  CheckInFinding,
  CheckInFormQuestion,
  CheckInQuestion,
  CheckInSet,
  CheckInSummary,
  HelpNow,
} from '@travesia/contracts/aftercare';
import type { Locale } from '@travesia/contracts/kit';
import type { EmergencyNumbers } from '@travesia/contracts/support';
import type { AftercareForms } from '../../../../data/aftercare/read-aftercare.ts';
import {
  type JourneyFileRow,
  type JourneyRow,
  type JourneyScope,
  mayReadHealth,
  presentJourneyFile,
  roleOn,
} from '../../journeys/index.ts';
import type { CheckInRow } from './check-in.lifecycle.ts';
import { checkInActions } from './check-ins.policy.ts';
import type { KeptAnswers } from './sealed-answers.ts';

/** A check-in for a reader of its journey. */
export const presentCheckInSummary = (scope: JourneyScope, journey: JourneyRow, row: CheckInRow): CheckInSummary => ({
  id: row.id,
  journey_id: row.journeyId,
  day: row.day,
  trip: row.trip,
  status: row.status,
  due_on: row.dueOn,
  due_at: row.dueAt.toISOString(),
  time_zone: row.timeZone,
  severity: mayReadHealth(scope, journey) ? row.severity : null,
  answered_at: row.answeredAt?.toISOString() ?? null,
  read_at: row.readAt?.toISOString() ?? null,
  actions: checkInActions(scope, journey, row),
  version: row.version,
});

/** Questions in the reader's language. */
export const presentQuestions = (questions: readonly CheckInQuestion[], language: Locale): CheckInFormQuestion[] =>
  questions.map(({ id, type, text, required, options, ends }) => ({
    id,
    type,
    text: text[language],
    required,
    options: options.map((option) => ({ id: option.id, text: option.text[language] })),
    ends: ends && { low: ends.low[language], high: ends.high[language] },
  }));

/** Why answers ask for the clinic, as the rules said when they were given. */
export const presentFindings = (set: CheckInSet, { rules }: KeptAnswers, language: Locale): CheckInFinding[] =>
  set.rules
    .filter(({ id }) => rules.includes(id))
    .map(({ question, severity, text, source }) => ({ question, severity, text: text[language], source }));

interface Around {
  forms: AftercareForms;
  language: Locale;
  kept: KeptAnswers | null;
  files: readonly JourneyFileRow[];
  help: HelpNow | null;
}

/** A check-in with what its reader may see of it. */
export function presentCheckIn(
  scope: JourneyScope,
  journey: JourneyRow,
  row: CheckInRow,
  { forms, language, kept, files, help }: Around,
): CheckIn {
  const mayRead = mayReadHealth(scope, journey);
  const isPatient = roleOn(scope, journey) === 'patient';
  const set = forms.setOf(row.form);
  return {
    ...presentCheckInSummary(scope, journey, row),
    questions: mayRead ? presentQuestions(set.questions, language) : [],
    answers: mayRead && kept ? kept.answers : null,
    language: row.language,
    files: mayRead ? files.map(presentJourneyFile) : [],
    findings: mayRead && !isPatient && kept ? presentFindings(set, kept, language) : [],
    help: isPatient ? help : null,
  };
}

/** Numbers of the ambulance where the clinic is, and where the patient lives. */
export const numbersFor = ({ data }: EmergencyNumbers, countries: readonly (string | null)[]): HelpNow['numbers'] =>
  [...new Set(countries)].flatMap((code) => {
    const found = data.find(({ country }) => country === code);
    return found ? [{ country: found.country, ambulance: found.ambulance }] : [];
  });
