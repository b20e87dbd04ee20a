import { z } from 'zod';
import { Id, Name } from '../kit/index.ts';

export const DAY_PLACES = ['clinic', 'hospital', 'lodging', 'home'] as const;

export const DayPlace = z.enum(DAY_PLACES).meta({
  description:
    'Where the day ends: at the clinic and nowhere else, in the hospital, at the lodging, or on the way home.',
});

/** Costs of a complication that someone must pay. */
export const COMPLICATION_PARTS = ['surgeon', 'facility', 'travel', 'home_care'] as const;
export type ComplicationPart = (typeof COMPLICATION_PARTS)[number];
export const COMPLICATION_PAYERS = ['clinic', 'patient', 'insurance'] as const;

/** A day of the trip as patients read it. */
export const ShownDay = z
  .object({
    trip: z.int().meta({ description: 'The first or second trip.' }),
    day: z.int().meta({ description: 'Day of the trip; 1 is the day of arrival.' }),
    place: DayPlace,
    title: z.string().meta({ description: 'What the day is about, in the requested language.' }),
    note: z.string().nullable().meta({ description: 'What happens; null if the title says it.' }),
  })
  .meta({ id: 'ShownDay', description: 'A day of the trip in the requested language.' });
export type ShownDay = z.infer<typeof ShownDay>;

const payer = (what: string) =>
  z
    .enum(COMPLICATION_PAYERS)
    .nullable()
    .meta({ description: `Who pays ${what}; null if the clinic doesn’t say.` });

/** Who pays if there is a complication, as patients read it. */
export const ShownComplications = z
  .object({
    pays: z
      .object({
        surgeon: payer('the surgeon’s fee'),
        facility: payer('operating room and hospital'),
        travel: payer('another trip'),
        home_care: payer('care at home'),
      })
      .meta({ description: 'Who pays what.' }),
    window_days: z.int().nullable().meta({
      description: 'For how many days after the procedure; 0 is during the stay only; null if the clinic doesn’t say.',
    }),
    exclusions: z.string().nullable().meta({
      description: 'What is not covered, in the requested language; null if nothing is excluded.',
    }),
  })
  .meta({ id: 'ShownComplications', description: 'Who pays if there is a complication, and for how long.' });
export type ShownComplications = z.infer<typeof ShownComplications>;

/** A clinician of a package; their page is below the package’s clinic. */
export const PackageClinician = z
  .object({
    id: Id,
    name: Name,
    specialty: z.string().nullable().meta({
      description:
        'Specialty in the requested language; null if it may not be announced, as in Brazil without its RQE number.',
    }),
  })
  .meta({ id: 'PackageClinician', description: 'A clinician who takes part in the treatment.' });
export type PackageClinician = z.infer<typeof PackageClinician>;
