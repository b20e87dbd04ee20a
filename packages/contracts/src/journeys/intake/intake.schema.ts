import { z } from 'zod';
import { inEachLanguage, Name, Slug } from '../../kit/index.ts';
import { FILE_KINDS } from '../stages.ts';
import { configured } from '../templates/journey-steps.schema.ts';

/** Longest text of a question or an option, most questions of a section, and most sections of a form. */
export const QUESTION_TEXT_MAX = 300;
export const QUESTIONS_MAX = 120;
export const SECTIONS_MAX = 20;

export const QUESTION_TYPES = [
  'yes_no',
  'one_of',
  'many_of',
  'number',
  'date',
  'short_text',
  'long_text',
  'file',
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

const Text = z.string().trim().max(QUESTION_TEXT_MAX);
const inThree = (description: string) => z.strictObject(inEachLanguage(Text)).meta({ description });
const Key = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/);

export const IntakeQuestion = z
  .strictObject({
    id: Key.meta({ description: 'Key of the question within its form; stays the same when the question changes.' }),
    type: z.enum(QUESTION_TYPES).meta({ description: 'How it is answered.' }),
    text: inThree('The question, in each language.'),
    why: inThree('Why it is asked, in each language.'),
    required: z.boolean().meta({ description: 'Whether it must be answered while it is shown.' }),
    core: z
      .boolean()
      .meta({ description: 'A safety question: clinics can change its wording and order, but not remove it.' }),
    options: z
      .array(z.strictObject({ id: Key.meta({ description: 'Key of the option.' }), text: inThree('The option.') }))
      .max(30)
      .meta({ description: 'Options of `one_of` and `many_of`; empty otherwise.' }),
    unit: z.string().trim().max(20).nullable().meta({ description: 'Unit of a number, such as kg; null without one.' }),
    min: z.number().min(-1_000_000).max(1_000_000).nullable().meta({ description: 'Lowest number accepted.' }),
    max: z.number().min(-1_000_000).max(1_000_000).nullable().meta({ description: 'Highest number accepted.' }),
    file: z.enum(FILE_KINDS).nullable().meta({ description: 'The file asked for; null for other types.' }),
    show_if: z
      .strictObject({
        question: Key.meta({ description: 'An earlier question answered by yes or no, or by options.' }),
        is: z
          .array(Key)
          .min(1)
          .max(30)
          .meta({ description: 'Shown if the answer is or contains one of these: `yes`, `no` or keys of options.' }),
      })
      .nullable()
      .meta({ description: 'When it is shown; null if always.' }),
  })
  .meta({ id: 'IntakeQuestion', description: 'A question of an intake form.' });
export type IntakeQuestion = z.infer<typeof IntakeQuestion>;

export const IntakeSection = z
  .strictObject({
    id: Key.meta({ description: 'Key of the section.' }),
    title: inThree('Its title, in each language.'),
    questions: z.array(IntakeQuestion).max(QUESTIONS_MAX).meta({ description: 'Its questions, in order.' }),
  })
  .meta({ id: 'IntakeSection', description: 'A section of an intake form.' });
export type IntakeSection = z.infer<typeof IntakeSection>;

const Sections = z.array(IntakeSection).max(SECTIONS_MAX).meta({ description: 'The sections, in order.' });

/** What the pure functions read: the sections with their questions. */
export interface Questionnaire {
  sections: readonly IntakeSection[];
}

export const Intake = z
  .object({
    treatment: Slug.meta({ description: 'The treatment.' }),
    name: Name,
    sections: Sections,
  })
  .meta({
    id: 'Intake',
    description: 'What a patient is asked before a clinic can say whether a treatment suits them.',
  });
export type Intake = z.infer<typeof Intake>;

export const ClinicIntake = z
  .object({
    ...Intake.shape,
    is_default: z.boolean().meta({ description: 'Whether this is the form of the catalog, unchanged.' }),
    ...configured,
  })
  .meta({ id: 'ClinicIntake', description: 'A clinic’s intake form for a treatment.' });
export type ClinicIntake = z.infer<typeof ClinicIntake>;

export const ClinicIntakeUpdate = z
  .strictObject({ version: configured.version, sections: Sections.min(1) })
  .meta({ id: 'ClinicIntakeUpdate', description: 'A new intake form for a treatment.' });
export type ClinicIntakeUpdate = z.infer<typeof ClinicIntakeUpdate>;
