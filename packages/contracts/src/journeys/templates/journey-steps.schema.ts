import { z } from 'zod';
import { inEachLanguage, Name, Slug } from '../../kit/index.ts';
import { FILE_KINDS, JOURNEY_STAGES, STEP_ANCHORS, STEP_OWNERS } from '../stages.ts';

/** Most steps of a template, and longest title. */
export const STEPS_MAX = 60;
export const STEP_TITLE_MAX = 120;

const Title = z
  .string()
  .trim()
  .max(STEP_TITLE_MAX)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be one line');

export const JourneyStep = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9][a-z0-9_-]{0,39}$/)
      .meta({ description: 'Key of the step within its template; stays the same when the step changes.' }),
    stage: z.enum(JOURNEY_STAGES).meta({ description: 'Stage of the journey it belongs to.' }),
    title: z.strictObject(inEachLanguage(Title)).meta({
      description: 'What is to do, in each language; patients see the clinic’s other languages where one is empty.',
    }),
    owner: z.enum(STEP_OWNERS).meta({ description: 'Who does it.' }),
    due: z
      .strictObject({
        anchor: z.enum(STEP_ANCHORS).meta({ description: 'The date it is counted from.' }),
        days: z.int().min(-365).max(730).meta({ description: 'Days after that date; negative before it.' }),
      })
      .meta({ description: 'The date it is due by.' }),
    duration_days: z.int().min(0).max(90).meta({ description: 'Days it takes; 0 if it is done within one day.' }),
    files: z.array(z.enum(FILE_KINDS)).max(FILE_KINDS.length).meta({ description: 'Files required to complete it.' }),
    reminder_days: z
      .array(z.int().min(1).max(90))
      .max(3)
      .meta({ description: 'How many days before the due date its owner is reminded, up to three times.' }),
    condition: z
      .enum(['always', 'second_trip'])
      .meta({ description: 'Whether it applies to every journey, or only to a second trip.' }),
  })
  .meta({ id: 'JourneyStep', description: 'A step of a journey template.' });
export type JourneyStep = z.infer<typeof JourneyStep>;

const Days = z.int();

export const JourneyFacts = z
  .object({
    trips: Days.meta({ description: 'Trips it usually takes; 0 if none.' }),
    arrive_days_before: Days.meta({ description: 'Days between arrival and the procedure.' }),
    hospital_nights: Days.meta({ description: 'Nights in hospital after the procedure.' }),
    fly_home_min_days: Days.meta({ description: 'Earliest flight home, days after the procedure.' }),
    second_trip_after_months: Days.nullable().meta({ description: 'Months until a second trip; null without one.' }),
  })
  .meta({ id: 'JourneyFacts', description: 'What the catalog says about the days of a treatment.' });
export type JourneyFacts = z.infer<typeof JourneyFacts>;

const template = {
  treatment: Slug.meta({ description: 'The treatment.' }),
  name: Name,
  facts: JourneyFacts,
  steps: z.array(JourneyStep).meta({ description: 'The steps, in order.' }),
};

export const TreatmentSteps = z
  .object(template)
  .meta({ id: 'TreatmentSteps', description: 'The usual steps of a journey for a treatment.' });
export type TreatmentSteps = z.infer<typeof TreatmentSteps>;

export const ConfigurationAction = z.enum(['change', 'reset']).meta({ description: 'An available action.' });

const actions = z
  .array(ConfigurationAction)
  .meta({ description: 'What the user may do now; `reset` returns to the catalog’s default.' });
const version = z.int().min(0).meta({ description: 'The version that was read; 0 until the clinic changes it.' });

export const ClinicSteps = z
  .object({
    ...template,
    is_default: z.boolean().meta({ description: 'Whether these are the steps of the catalog, unchanged.' }),
    time_zone: z.string().meta({ description: 'IANA time zone of the clinic, in which all dates are meant.' }),
    version,
    actions,
  })
  .meta({ id: 'ClinicSteps', description: 'A clinic’s journey template for a treatment.' });
export type ClinicSteps = z.infer<typeof ClinicSteps>;

export const ClinicStepsUpdate = z
  .strictObject({
    version,
    steps: z.array(JourneyStep).min(1).max(STEPS_MAX).meta({ description: 'All steps, in order.' }),
  })
  .meta({ id: 'ClinicStepsUpdate', description: 'New steps of a journey template.' });
export type ClinicStepsUpdate = z.infer<typeof ClinicStepsUpdate>;

export const ConfigurationReset = z
  .strictObject({ version })
  .meta({ id: 'ConfigurationReset', description: 'Returns to the catalog’s default.' });

/** Shared with intake forms, which are configured the same way. */
export const configured = { version, actions };
