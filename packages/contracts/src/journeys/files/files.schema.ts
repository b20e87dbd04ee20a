import { z } from 'zod';
import { DOCUMENT_TYPES, Id, type UploadRules } from '../../kit/index.ts';
import { JOURNEY_FILE_PURPOSES } from './file-purposes.ts';

/** Scans, photos and PDFs of a journey. */
export const JOURNEY_UPLOAD: UploadRules = { types: DOCUMENT_TYPES, maxBytes: 20 * 1024 * 1024 };
/** Maximum number of files of one item, check-in or statement. */
export const MOST_JOURNEY_FILES = 8;

export const JourneyFilePurposeName = z.enum(JOURNEY_FILE_PURPOSES).meta({
  description:
    'discharge: papers of a discharge, for the clinic. check_in: photos of the patient. claim: evidence, for both.',
});

export const JourneyFile = z
  .object({
    id: Id,
    name: z.string().meta({ description: 'File name.' }),
    media_type: z.string().meta({ description: 'Media type, detected from its content.' }),
    size: z.int().meta({ description: 'Bytes.' }),
  })
  .meta({ id: 'JourneyFile', description: 'A file of a journey.' });
export type JourneyFile = z.infer<typeof JourneyFile>;

/** Files to attach, as `POST /journeys/{id}/files` returned them. */
export const JourneyFileIds = z
  .array(Id)
  .max(MOST_JOURNEY_FILES)
  .refine((ids) => new Set(ids).size === ids.length, 'names a file twice')
  .meta({ description: `Uploaded files, at most ${MOST_JOURNEY_FILES}.` });
