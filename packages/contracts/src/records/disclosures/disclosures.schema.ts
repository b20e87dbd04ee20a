import { z } from 'zod';
import { DateOnly, Id, Locale, optionalParam, pageOf, pageQuery } from '../../kit/index.ts';
import { RecordAccess } from '../records.schema.ts';

/** For so long patients can ask to whom their records were given. */
export const DISCLOSURE_YEARS = 6;

/** What a line stands for. */
export const DISCLOSURE_KINDS = [
  'shared',
  'share_ended',
  'right_given',
  'right_ended',
  'listed',
  'link_opened',
  'opened',
  'file_read',
  'emergency_opened',
] as const;
export type DisclosureKind = (typeof DISCLOSURE_KINDS)[number];

const period = {
  from: optionalParam(DateOnly).meta({
    description: 'First day, UTC; twelve months before the last one if omitted, six years ago at most.',
  }),
  to: optionalParam(DateOnly).meta({ description: 'Last day, UTC; today if omitted.' }),
};

export const DisclosuresQuery = z.object({ ...period, ...pageQuery(50) });
export type DisclosuresQuery = z.infer<typeof DisclosuresQuery>;

export const DisclosuresExportQuery = z.object({
  ...period,
  format: z.enum(['csv', 'pdf']).meta({ description: 'csv: every line as a table; pdf: for printing.' }),
  language: Locale.meta({ description: 'Language of the report.' }),
});
export type DisclosuresExportQuery = z.infer<typeof DisclosuresExportQuery>;

export const Disclosure = z
  .object({
    id: Id.meta({ description: 'The last entry that the line stands for.' }),
    day: DateOnly.meta({ description: 'The day, UTC.' }),
    kind: z.enum(DISCLOSURE_KINDS).meta({
      description:
        'What was done. shared: given to a clinic or put into a link. right_given: a companion may read what is shared with the clinic. listed: the list of records was seen. file_read: a file was viewed or downloaded.',
    }),
    record: RecordAccess.shape.record,
    by: RecordAccess.shape.by.exclude(['me']).meta({
      description:
        'Who it was given to. organization: one that acted for the clinic. link: whoever has the link. companion: who goes along on a trip.',
    }),
    reader: RecordAccess.shape.reader,
    clinic: RecordAccess.shape.clinic,
    clinician: RecordAccess.shape.clinician,
    journey: z
      .string()
      .nullable()
      .meta({ description: 'Reference of the journey it was done for; null if it was done for none.' }),
    reason: RecordAccess.shape.reason,
    times: z.int().min(1).meta({ description: 'How often on that day.' }),
  })
  .meta({ id: 'Disclosure', description: 'What somebody was given or read of a patient’s records on one day.' });
export type Disclosure = z.infer<typeof Disclosure>;

export const Disclosures = pageOf(Disclosure, {
  from: DateOnly.meta({ description: 'First day of the period.' }),
  to: DateOnly.meta({ description: 'Last day of the period.' }),
}).meta({ id: 'Disclosures', description: 'To whom records were given, the latest day first.' });
export type Disclosures = z.infer<typeof Disclosures>;
