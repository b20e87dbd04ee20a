import { z } from 'zod';
import { Id, Instant, Name, pageOf, pageQuery } from '../kit/index.ts';
import { PREVIEW_REASONS } from './preview-reasons.ts';
import {
  RECORD_CATEGORIES,
  RECORD_KINDS,
  RECORD_NOTE_MAX,
  RECORD_REFUSALS,
  RECORD_TITLE_MAX,
} from './record-values.ts';
import { RecordEmergency } from './emergencies/emergencies.schema.ts';
import { RecordRequest } from './requests/requests.schema.ts';
import { RecordShare } from './shares/shares.schema.ts';

/** A day, a month or a year: papers often say no more. */
export const PartialDate = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/)
  .refine((text) => text.length < 10 || !Number.isNaN(Date.parse(text)), 'is no day')
  .refine((text) => text.length < 10 || new Date(text).toISOString().startsWith(text), 'is no day')
  .meta({ description: 'A date as it is known: a year, a month (`2026-03`) or a day (`2026-03-14`).' });

const Category = z.enum(RECORD_CATEGORIES).meta({ description: 'What it is about.' });
const Title = z
  .string()
  .trim()
  .min(1)
  .max(RECORD_TITLE_MAX)
  .meta({ description: 'What it is called. Stored encrypted.' });
const Note = z.string().trim().max(RECORD_NOTE_MAX).meta({ description: 'What its owner notes. Stored encrypted.' });
const Version = z.int().min(1).meta({ description: 'The version that was read.' });

export const RecordFile = z
  .object({
    id: Id,
    name: z.string().meta({ description: 'File name.' }),
    media_type: z.string().meta({ description: 'Media type, from its content.' }),
    size: z.int().min(0).meta({ description: 'Bytes.' }),
    preview: z.boolean().meta({ description: 'Whether it can be looked at here; otherwise it can be downloaded.' }),
    image: z
      .object({
        series: z.string().meta({ description: 'Key of the series it belongs to.' }),
        series_title: z.string().nullable().meta({ description: 'What the series is called.' }),
        number: z.int().nullable().meta({ description: 'Number within the series.' }),
        frames: z.int().min(1).meta({ description: 'Pictures in the file.' }),
        modality: z.string().nullable().meta({ description: 'Kind of imaging, as in DICOM: CT, MR, XA…' }),
        no_preview: z
          .enum(PREVIEW_REASONS)
          .nullable()
          .meta({ description: 'Why it can’t be looked at here; null if it can.' }),
      })
      .nullable()
      .meta({ description: 'Place of an image of a study; null for other files.' }),
  })
  .meta({ id: 'RecordFile', description: 'A file of a record.' });
export type RecordFile = z.infer<typeof RecordFile>;

const facts = {
  modality: z.string().nullable().meta({ description: 'Kind of imaging of a study.' }),
  institution: z.string().nullable().meta({ description: 'Where it was made, as the document says.' }),
  patient_name: z.string().nullable().meta({ description: 'Whose it is, as the document says.' }),
  /** Another person’s record in a vault is a risk for both. */
  name_differs: z.boolean().meta({ description: 'Whether that name differs from the name of the account.' }),
};

export const MedicalRecord = z
  .object({
    id: Id,
    kind: z.enum(RECORD_KINDS).meta({ description: 'How it is read, from its content.' }),
    category: Category,
    title: z.string().meta({ description: 'What it is called.' }),
    note: z.string().nullable().meta({ description: 'What its owner notes; null for others.' }),
    document_date: PartialDate.nullable().meta({ description: 'Date of the document, as far as it is known.' }),
    source: z
      .object({
        by: z.enum(['patient', 'clinic']).meta({ description: 'Who added it.' }),
        clinic: Name.nullable().meta({ description: 'The clinic that added it; null if its owner did.' }),
      })
      .meta({ description: 'Where it comes from.' }),
    facts: z.object(facts).meta({ description: 'What its content says.' }),
    scanned: z
      .boolean()
      .meta({ description: 'Whether it was checked for malware; some installations have no scanner.' }),
    files: z.int().min(0).meta({ description: 'Number of files; the images of a study are one record.' }),
    bytes: z.int().min(0).meta({ description: 'Bytes of all files.' }),
    shares: z.array(RecordShare).meta({ description: 'Who may read it now; empty for others than its owner.' }),
    added_at: Instant.meta({ description: 'When it was added.' }),
    version: Version,
    actions: z.array(z.enum(['change', 'share', 'erase'])).meta({ description: 'What the user may do now.' }),
  })
  .meta({ id: 'MedicalRecord', description: 'A medical record in a patient’s vault.' });
export type MedicalRecord = z.infer<typeof MedicalRecord>;

export const MedicalRecordDetail = MedicalRecord.extend({
  files_list: z.array(RecordFile).meta({ description: 'Its files, images of a study in order.' }),
  ended_shares: z.array(RecordShare).meta({ description: 'Shares that ended, the newest first.' }),
}).meta({ id: 'MedicalRecordDetail', description: 'A medical record with its files.' });
export type MedicalRecordDetail = z.infer<typeof MedicalRecordDetail>;

export const RecordArrival = z
  .object({
    id: Id.meta({ description: 'Id of the upload that brought it.' }),
    name: z.string().meta({ description: 'File name.' }),
    size: z.int().min(0).meta({ description: 'Bytes.' }),
    status: z.enum(['checking', 'refused']).meta({ description: 'checking, or refused with the reason.' }),
    refusal: z
      .enum(RECORD_REFUSALS)
      .nullable()
      .meta({ description: 'Why it was not taken; null while it is checked.' }),
    arrived_at: Instant.meta({ description: 'When it had arrived.' }),
  })
  .meta({ id: 'RecordArrival', description: 'A file that is being checked or was refused.' });
export type RecordArrival = z.infer<typeof RecordArrival>;

export const RecordsQuery = z.object({
  ...pageQuery(30),
  category: Category.optional(),
  kind: z.enum(RECORD_KINDS).optional().meta({ description: 'How it is read.' }),
  search: z.string().trim().max(100).optional().meta({ description: 'Words of the title, note or a file name.' }),
  sort: z
    .enum(['added', 'date'])
    .default('added')
    .meta({ description: 'added: the newest in the vault first. date: the newest document first.' }),
});

export const MedicalRecords = pageOf(MedicalRecord, {
  arrivals: z
    .array(RecordArrival)
    .meta({ description: 'Files being checked or refused, the newest first; at most 100.' }),
  checking: z.int().min(0).meta({ description: 'How many are being checked.' }),
  used_bytes: z.int().min(0).meta({ description: 'Bytes that the vault takes.' }),
  most_bytes: z.int().min(0).meta({ description: 'Bytes that it can take.' }),
}).meta({ id: 'MedicalRecords', description: 'The records of the user.' });
export type MedicalRecords = z.infer<typeof MedicalRecords>;

export const RecordArrivals = z
  .object({ data: z.array(RecordArrival).meta({ description: 'The files that arrived.' }) })
  .meta({ id: 'RecordArrivals', description: 'Files that were taken in to be checked.' });
export type RecordArrivals = z.infer<typeof RecordArrivals>;

export const RecordChange = z
  .strictObject({
    version: Version,
    title: Title.optional(),
    category: Category.optional(),
    document_date: PartialDate.nullable().optional(),
    note: Note.nullable().optional(),
  })
  .meta({ id: 'RecordChange', description: 'What its owner says of a record; omitted fields stay.' });
export type RecordChange = z.infer<typeof RecordChange>;

export const JourneyRecords = z
  .object({
    data: z
      .array(MedicalRecord)
      .meta({ description: 'Records shared with the clinic of the journey, the newest first.' }),
    ended: z.int().min(0).meta({ description: 'How many were shared before and can’t be read any more.' }),
    requests: z.array(RecordRequest).meta({ description: 'What the clinic asked for, the newest first; at most 100.' }),
    can_request: z.boolean().meta({ description: 'Whether the user may ask for records.' }),
    emergency: RecordEmergency.nullable().meta({
      description:
        'What the user opened in an emergency and reads by now; null for the patient. With `whole_vault`, every record is listed.',
    }),
    can_open_emergency: z.boolean().meta({ description: 'Whether the user may open records in an emergency.' }),
  })
  .meta({ id: 'JourneyRecords', description: 'Records that a patient shares with the clinic of a journey.' });
export type JourneyRecords = z.infer<typeof JourneyRecords>;

export const AccessLogQuery = z.object({
  ...pageQuery(30),
  record_id: Id.optional().meta({ description: 'Only of one record.' }),
  by: z.enum(['others', 'me']).optional().meta({ description: 'Only what others did, or only what the user did.' }),
});

export const RecordAccess = z
  .object({
    id: Id,
    at: Instant.meta({ description: 'When.' }),
    action: z.string().meta({ description: 'What was done, as in the activity log.' }),
    by: z.enum(['me', 'clinic', 'organization', 'link', 'companion', 'travesia', 'unknown']).meta({
      description:
        'Who did it. organization: one that acted for the clinic. link: whoever the user gave a link to. companion: who goes along on a trip.',
    }),
    reader: z.string().nullable().meta({
      description:
        'What the user calls the one with the link or the companion, also of a link that the user made or ended; null for others.',
    }),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'The reason that was given for reading in an emergency; null otherwise.' }),
    clinic: Name.nullable().meta({
      description: 'The clinic, if it was one; if the user shared with it or ended that, the one it was shared with.',
    }),
    clinician: z.string().nullable().meta({ description: 'Name of the person at the clinic; null for others.' }),
    record: z
      .object({
        id: Id,
        title: z.string().nullable().meta({ description: 'What it is called; null if it was erased.' }),
      })
      .nullable()
      .meta({ description: 'The record; null if it was about the whole vault.' }),
    times: z
      .int()
      .min(1)
      .meta({ description: 'How many reads of the same kind within a quarter of an hour this line stands for.' }),
  })
  .meta({ id: 'RecordAccess', description: 'Something that was done with a record.' });
export type RecordAccess = z.infer<typeof RecordAccess>;

export const RecordAccesses = pageOf(RecordAccess).meta({
  id: 'RecordAccesses',
  description: 'Who read what of a vault, the newest first.',
});
export type RecordAccesses = z.infer<typeof RecordAccesses>;
