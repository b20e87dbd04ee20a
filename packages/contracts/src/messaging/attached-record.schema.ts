import { z } from 'zod';
import { Id } from '../kit/index.ts';
import { RECORD_KINDS } from '../records/index.ts';

export const AttachedRecord = z
  .object({
    id: Id.nullable().meta({ description: 'The record; null once it was erased.' }),
    journey_id: Id.meta({ description: 'The journey it was shared with, through which the clinic reads it.' }),
    title: z.string().nullable().meta({ description: 'What it is called now; null for those who can’t read it.' }),
    kind: z.enum(RECORD_KINDS).nullable().meta({ description: 'How it is read; null for those who can’t read it.' }),
    readable: z.boolean().meta({
      description:
        'Whether the user can read it now: its patient always can, the clinic’s own staff while it is shared.',
    }),
  })
  .meta({ id: 'AttachedRecord', description: 'A medical record that a patient sent with a message.' });
export type AttachedRecord = z.infer<typeof AttachedRecord>;
