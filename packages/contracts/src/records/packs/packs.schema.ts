import { z } from 'zod';
import { Id, Instant, Locale } from '../../kit/index.ts';
import { RECORD_CATEGORIES } from '../record-values.ts';
import { PACK_PURPOSE_MAX, RECORD_EXPORT_FAILURES, RECORD_EXPORT_KINDS } from './pack-values.ts';
import { recordExportMachine, type RecordExportStatus } from './record-export.machine.ts';

const STATUSES = Object.keys(recordExportMachine.states) as [RecordExportStatus, ...RecordExportStatus[]];
const Kind = z.enum(RECORD_EXPORT_KINDS).meta({
  description: 'zip: all files as they are, with a list. pack: one PDF to read, with a summary and an index.',
});

export const NewRecordExport = z
  .strictObject({
    kind: Kind,
    language: Locale.meta({ description: 'Language of what is written around the records; they stay as they are.' }),
    categories: z
      .array(z.enum(RECORD_CATEGORIES))
      .min(1)
      .max(RECORD_CATEGORIES.length)
      .optional()
      .meta({ description: 'Only records of these categories; all if omitted.' }),
    record_ids: z
      .array(Id)
      .min(1)
      .max(500)
      .optional()
      .meta({ description: 'Only these records; with categories, those of both. All if omitted.' }),
    purpose: z
      .string()
      .trim()
      .min(1)
      .max(PACK_PURPOSE_MAX)
      .optional()
      .meta({ description: 'What it is for, as the cover of a pack says.', example: 'Knee surgery' }),
  })
  .meta({ id: 'NewRecordExport', description: 'Which records to put into one file.' });
export type NewRecordExport = z.infer<typeof NewRecordExport>;

export const RecordExport = z
  .object({
    id: Id,
    kind: Kind,
    language: Locale,
    status: z.enum(STATUSES).meta({ description: 'queued, making, ready, failed or expired.' }),
    failure: z.enum(RECORD_EXPORT_FAILURES).nullable().meta({
      description:
        'Why it could not be made; null unless it failed. too_large: more than one file can have, or than can be drawn; nothing_left: the records were erased meanwhile; file_unreadable: a stored file can’t be read; interrupted: it never ended; unexpected: anything else.',
    }),
    records: z.int().nullable().meta({ description: 'How many records were chosen; null for all.' }),
    requested_at: Instant.meta({ description: 'When it was requested.' }),
    size: z.int().nullable().meta({ description: 'Bytes, once it is ready.' }),
    pages: z.int().nullable().meta({ description: 'Pages of a pack, once it is ready; null for a zip.' }),
    expires_at: Instant.nullable().meta({ description: 'Until when it can be downloaded; null until it is ready.' }),
    actions: z.array(z.enum(['download', 'delete'])).meta({ description: 'What the user may do now.' }),
  })
  .meta({ id: 'RecordExport', description: 'Records of the user as one file.' });
export type RecordExport = z.infer<typeof RecordExport>;
