import { z } from 'zod';
import { Id, Instant } from '../../kit/index.ts';
import { MedicalRecord } from '../records.schema.ts';
import { recordLinkMachine, type RecordLinkStatus } from './record-link.machine.ts';

const STATUSES = Object.keys(recordLinkMachine.states) as [RecordLinkStatus, ...RecordLinkStatus[]];

/** Most active links of a patient, most records in one, the longest time it is valid, and how long it is unless its owner says otherwise. */
export const RECORD_LINKS_MAX = 10;
export const LINK_RECORDS_MAX = 50;
export const LINK_DAYS_MAX = 90;
export const LINK_DAYS = 14;
export const LINK_NAME_MAX = 80;

export const RecordLink = z
  .object({
    id: Id,
    name: z.string().nullable().meta({ description: 'Whom it is for, as the user calls them; null once erased.' }),
    status: z.enum(STATUSES).meta({ description: 'active, revoked or expired.' }),
    records: z
      .array(z.object({ id: Id, title: z.string().meta({ description: 'What it is called.' }) }))
      .meta({ description: 'Records that it leads to, without those that were erased.' }),
    created_at: Instant.meta({ description: 'When it was made.' }),
    expires_at: Instant.meta({ description: 'Until when it can be read.' }),
    ended_at: Instant.nullable().meta({ description: 'When it was ended; null if not.' }),
    views: z.int().min(0).meta({ description: 'How often something was read with it.' }),
    first_read_at: Instant.nullable().meta({ description: 'When it was first opened; null if never.' }),
    last_read_at: Instant.nullable().meta({ description: 'When something was last read with it; null if never.' }),
    version: z.int().min(1).meta({ description: 'The version that was read.' }),
    actions: z.array(z.enum(['revoke'])).meta({ description: 'What the user may do now.' }),
  })
  .meta({ id: 'RecordLink', description: 'A link with which somebody without an account reads records.' });
export type RecordLink = z.infer<typeof RecordLink>;

export const RecordLinks = z
  .object({
    data: z.array(RecordLink).meta({ description: 'Active ones first, the newest first.' }),
    may_add: z.boolean().meta({ description: 'Whether the user may make one now.' }),
  })
  .meta({ id: 'RecordLinks', description: 'Links to records of the user.' });
export type RecordLinks = z.infer<typeof RecordLinks>;

export const NewRecordLink = z
  .strictObject({
    name: z
      .string()
      .trim()
      .min(1)
      .max(LINK_NAME_MAX)
      .meta({ description: 'Whom it is for, as the user calls them. Stored encrypted.' }),
    record_ids: z
      .array(Id)
      .min(1)
      .max(LINK_RECORDS_MAX)
      .refine((all) => new Set(all).size === all.length, 'names a record twice')
      .meta({ description: 'Records of the user that it leads to.' }),
    days: z.int().min(1).max(LINK_DAYS_MAX).meta({ description: 'For how many days it is valid.' }),
    consent: z.literal(true).meta({
      description:
        'That the user agrees that whoever has the link reads them. Stored with the version of the text shown.',
    }),
  })
  .meta({ id: 'NewRecordLink', description: 'A link to make.' });
export type NewRecordLink = z.infer<typeof NewRecordLink>;

export const MadeRecordLink = z
  .object({
    link: RecordLink,
    token: z.string().meta({ description: 'Last part of the link, `/records/{token}`. It is shown this once.' }),
  })
  .meta({ id: 'MadeRecordLink', description: 'A new link, with its secret.' });
export type MadeRecordLink = z.infer<typeof MadeRecordLink>;

export const GivenRecords = z
  .object({
    patient: z.string().meta({ description: 'Name of the patient.' }),
    expires_at: Instant.meta({ description: 'Until when they can be read.' }),
    data: z.array(MedicalRecord).meta({ description: 'The records, the newest first.' }),
  })
  .meta({ id: 'GivenRecords', description: 'Records that a patient lets somebody outside of a clinic read.' });
export type GivenRecords = z.infer<typeof GivenRecords>;
