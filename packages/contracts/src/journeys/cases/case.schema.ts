import { z } from 'zod';
import { Id, Instant, Locale, Name, pageOf, Slug } from '../../kit/index.ts';
import { IntakeSection } from '../intake/intake.schema.ts';

/** Most clinics that a case is asked of at once. */
export const CLINICS_MAX = 3;
/** Most drafts of a patient at once. */
export const DRAFTS_MAX = 20;

export const CaseStatusName = z.enum(['draft', 'asked', 'closed']).meta({
  description: 'draft: not sent to any clinic; asked: clinics may answer; closed: decided or ended.',
});

export const CaseAction = z.enum(['answer', 'ask', 'discard']).meta({ description: 'An available action.' });
export type CaseAction = z.infer<typeof CaseAction>;

const Key = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/);

export const IntakeAnswerValue = z
  .union([z.string().max(4000), z.number().min(-1_000_000).max(1_000_000), z.array(Key).max(30)])
  .meta({ description: '`yes` or `no`, the key of an option, keys of options, a number, a date or a text.' });

export const Answers = z
  .record(Key, IntakeAnswerValue)
  .meta({ id: 'IntakeAnswers', description: 'Answers by key of the question.' });
export type Answers = z.infer<typeof Answers>;

export const AnswerFault = z
  .object({
    question: z.string().meta({ description: 'Key of the question.' }),
    code: z
      .enum(['required', 'invalid', 'out_of_range', 'too_long'])
      .meta({ description: 'required: not answered; the others: can’t be right.' }),
  })
  .meta({ id: 'AnswerFault', description: 'What is wrong with an answer.' });

export const CaseCompleteness = z
  .object({
    percent: z.int().min(0).max(100).meta({ description: 'How much is answered; required questions count double.' }),
    faults: z.array(AnswerFault).meta({ description: 'What must be answered or corrected before clinics are asked.' }),
    optional: z.array(z.string()).meta({ description: 'Keys of questions and files that may follow.' }),
  })
  .meta({ id: 'CaseCompleteness', description: 'How complete a case is, and what is missing.' });
export type CaseCompleteness = z.infer<typeof CaseCompleteness>;

const subject = {
  treatment: z
    .object({ slug: Slug.meta({ description: 'Slug of the treatment.' }), name: Name })
    .meta({ description: 'The treatment.' }),
  package: z
    .object({ id: Id.meta({ description: 'The package.' }), title: Name })
    .nullable()
    .meta({ description: 'The package it began with; null without one.' }),
};

/** A clinic that a case began with or was asked of. */
export const CaseClinic = z
  .object({
    id: Id.meta({ description: 'The clinic.' }),
    slug: Slug.meta({ description: 'Slug of the clinic.' }),
    name: Name,
    journey_id: Id.nullable().meta({ description: 'The journey with it; null until it is asked.' }),
  })
  .meta({ id: 'CaseClinic', description: 'A clinic of a case.' });
export type CaseClinic = z.infer<typeof CaseClinic>;

const summary = {
  id: Id,
  status: CaseStatusName,
  ...subject,
  clinics: z.array(CaseClinic).meta({ description: 'The clinic it began with, and those that were asked.' }),
  percent: z.int().min(0).max(100).meta({ description: 'How much is answered.' }),
  created_at: Instant.meta({ description: 'When it began.' }),
  updated_at: Instant.meta({ description: 'When it last changed.' }),
};

export const CaseSummary = z.object(summary).meta({ id: 'CaseSummary', description: 'A case in a list.' });
export type CaseSummary = z.infer<typeof CaseSummary>;
export const CaseList = pageOf(CaseSummary);
export type CaseList = z.infer<typeof CaseList>;

export const Case = z
  .object({
    ...summary,
    language: Locale.meta({ description: 'Language of the answers.' }),
    sections: z.array(IntakeSection).meta({ description: 'The questions; a copy that doesn’t change by itself.' }),
    answers: Answers,
    completeness: CaseCompleteness,
    revision: z.int().min(0).meta({ description: 'Raised by every saved change of answers.' }),
    needs_clinician: z
      .boolean()
      .meta({ description: 'Whether a clinician must look at the answers before anything can be booked.' }),
    actions: z.array(CaseAction).meta({ description: 'What the patient may do now.' }),
    version: z.int().min(1).meta({ description: 'The version that was read.' }),
  })
  .meta({ id: 'Case', description: 'What a patient asks clinics about a treatment.' });
export type Case = z.infer<typeof Case>;

export const NewCase = z
  .strictObject({
    treatment: Slug.optional().meta({ description: 'The treatment; omitted with a package.' }),
    package_id: Id.optional().meta({ description: 'A package to begin with.' }),
    provider_id: Id.optional().meta({ description: 'A clinic to begin with; omitted with a package.' }),
    language: Locale.optional().meta({ description: 'Language of the answers; defaults to the account’s.' }),
  })
  .refine(
    ({ treatment, package_id, provider_id }) =>
      (treatment === undefined) !== (package_id === undefined) && !(package_id && provider_id),
    { message: 'needs either a treatment or a package', path: ['treatment'] },
  )
  .meta({ id: 'NewCase', description: 'Begins a case from a treatment, a clinic’s treatment or a package.' });
export type NewCase = z.infer<typeof NewCase>;

export const AnswersUpdate = z
  .strictObject({
    answers: z
      .record(Key, IntakeAnswerValue.nullable())
      .refine((answers) => Object.keys(answers).length <= 200, 'must be at most 200 answers')
      .meta({ description: 'Answers to save by key of the question; null deletes one. Others stay.' }),
  })
  .meta({ id: 'AnswersUpdate', description: 'Answers to save.' });
export type AnswersUpdate = z.infer<typeof AnswersUpdate>;

export const SavedAnswers = z
  .object({
    revision: Case.shape.revision,
    completeness: CaseCompleteness,
    needs_clinician: Case.shape.needs_clinician,
    saved_at: Instant.meta({ description: 'When it was saved.' }),
  })
  .meta({ id: 'SavedAnswers', description: 'What saving answers led to.' });
export type SavedAnswers = z.infer<typeof SavedAnswers>;
