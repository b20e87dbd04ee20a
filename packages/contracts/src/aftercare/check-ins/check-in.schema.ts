import { z } from 'zod';
import { DateOnly, Id, Instant, Locale, TimeZone } from '../../kit/index.ts';
import { JourneyFile, JourneyFileIds } from '../../journeys/index.ts';
import { CHECK_IN_QUESTION_TYPES, CheckInAnswers } from './check-in-form.schema.ts';
import { checkInMachine, type CheckInStatus, SEVERITIES } from './check-in.machine.ts';

const STATUSES = Object.keys(checkInMachine.states) as [CheckInStatus, ...CheckInStatus[]];

export const CheckInStatusName = z.enum(STATUSES).meta({
  description:
    'planned: its day is to come; due: to answer now; missed: not answered within 3 days, and still can be; answered; dropped: not needed any more.',
});
export const SeverityName = z.enum(SEVERITIES).meta({
  description:
    'fine; attention: the clinic answers within a day; urgent: it answers within the hour. Never a diagnosis.',
});

const summary = {
  id: Id,
  journey_id: Id.meta({ description: 'The journey.' }),
  day: z.int().nullable().meta({ description: 'Days after the discharge; null if the patient began it.' }),
  trip: z.int().min(1).max(2).meta({ description: 'The first or second trip.' }),
  status: CheckInStatusName,
  due_on: DateOnly.meta({ description: 'Its day, where the patient is.' }),
  due_at: Instant.meta({ description: 'When it is due.' }),
  time_zone: TimeZone,
  severity: SeverityName.nullable().meta({
    description: 'What the answers ask for; null until answered, and for those who don’t treat.',
  }),
  answered_at: Instant.nullable().meta({ description: 'When it was answered.' }),
  read_at: Instant.nullable().meta({ description: 'When the clinic first read the answers.' }),
  actions: z.array(z.enum(['answer', 'read'])).meta({ description: 'What the user may do now.' }),
  version: z.int().min(1).meta({ description: 'The version that was read.' }),
};

export const CheckInSummary = z.object(summary).meta({ id: 'CheckInSummary', description: 'A check-in in a list.' });
export type CheckInSummary = z.infer<typeof CheckInSummary>;

const Words = z.string();

export const CheckInFormQuestion = z
  .object({
    id: z.string().meta({ description: 'Key of the question.' }),
    type: z.enum(CHECK_IN_QUESTION_TYPES).meta({ description: 'How it is answered; a scale is from 0 to 10.' }),
    text: Words.meta({ description: 'The question, in the requested language.' }),
    required: z.boolean().meta({ description: 'Whether it must be answered.' }),
    options: z
      .array(
        z.object({
          id: z.string().meta({ description: 'Key of the option.' }),
          text: Words.meta({ description: 'The option, in the requested language.' }),
        }),
      )
      .meta({ description: 'Options of `one_of` and `many_of`; empty otherwise.' }),
    ends: z
      .object({
        low: Words.meta({ description: 'What 0 means.' }),
        high: Words.meta({ description: 'What 10 means.' }),
      })
      .nullable()
      .meta({ description: 'What both ends of a scale mean; null for others.' }),
  })
  .meta({ id: 'CheckInQuestion', description: 'A question of a check-in.' });
export type CheckInFormQuestion = z.infer<typeof CheckInFormQuestion>;

export const CheckIns = z
  .object({
    data: z.array(CheckInSummary).meta({ description: 'By due day; dropped ones are left out.' }),
    form: z
      .array(CheckInFormQuestion)
      .meta({ description: 'What is asked when a patient begins a check-in; empty for others.' }),
    actions: z
      .array(z.enum(['check_in', 'call_for_help']))
      .meta({ description: 'check_in: tell how they do. call_for_help: open an incident.' }),
  })
  .meta({ id: 'CheckIns', description: 'Check-ins of a journey.' });
export type CheckIns = z.infer<typeof CheckIns>;

export const CheckInFinding = z
  .object({
    question: z.string().meta({ description: 'Key of the question.' }),
    severity: z.enum(['attention', 'urgent']).meta({ description: 'What the answer asks for.' }),
    text: Words.meta({ description: 'What was answered, in words.' }),
    source: z
      .object({
        title: z.string().meta({ description: 'Title of the guidance.' }),
        url: z.url().meta({ description: 'Where it is published.' }),
      })
      .meta({ description: 'Public guidance that says to look at it.' }),
  })
  .meta({ id: 'CheckInFinding', description: 'An answer that the clinic must look at. No diagnosis.' });
export type CheckInFinding = z.infer<typeof CheckInFinding>;

/** Where to call before anything else. */
export const HelpNow = z
  .object({
    incident_id: Id.meta({ description: 'The incident that was opened.' }),
    reference: z.string().meta({ description: 'Its reference, to name to people.' }),
    answer_due_at: Instant.meta({ description: 'Until when the clinic must answer.' }),
    numbers: z
      .array(
        z.object({
          country: z.string().meta({ description: 'ISO 3166 code.' }),
          ambulance: z.string().meta({ description: 'Number of the ambulance.' }),
        }),
      )
      .meta({ description: 'Emergency numbers: of the clinic’s country, and of the patient’s.' }),
    clinic: z
      .object({
        name: z.string().meta({ description: 'Name of the clinic.' }),
        phones: z.array(z.string()).meta({ description: 'Phone numbers of the clinic; may be empty.' }),
      })
      .meta({ description: 'The clinic and its telephone numbers.' }),
  })
  .meta({ id: 'HelpNow', description: 'Whom to call now, for the patient.' });
export type HelpNow = z.infer<typeof HelpNow>;

export const CheckIn = z
  .object({
    ...summary,
    questions: z
      .array(CheckInFormQuestion)
      .meta({ description: 'What is or was asked; empty for those who don’t treat.' }),
    answers: CheckInAnswers.nullable().meta({
      description: 'The answers; null until answered, and for those who don’t treat.',
    }),
    language: Locale.nullable().meta({ description: 'Language it was answered in.' }),
    files: z.array(JourneyFile).meta({ description: 'Photos.' }),
    findings: z
      .array(CheckInFinding)
      .meta({ description: 'Answers that the clinic must look at; empty for everyone but its care staff.' }),
    help: HelpNow.nullable().meta({
      description: 'Whom to call; null unless the answers are urgent and the user is the patient.',
    }),
  })
  .meta({ id: 'CheckIn', description: 'A check-in with its questions and answers.' });
export type CheckIn = z.infer<typeof CheckIn>;

const given = {
  answers: CheckInAnswers,
  file_ids: JourneyFileIds.default([]).meta({ description: 'Photos, uploaded before.' }),
};

export const NewCheckIn = z
  .strictObject(given)
  .meta({ id: 'NewCheckIn', description: 'A check-in that a patient begins.' });
export type NewCheckIn = z.output<typeof NewCheckIn>;

export const CheckInReply = z
  .strictObject({ ...given, version: z.int().min(1).meta({ description: 'The version that was read.' }) })
  .meta({ id: 'CheckInReply', description: 'Answers to a check-in.' });
export type CheckInReply = z.output<typeof CheckInReply>;
