import { z } from 'zod';
import { Id, Instant } from '../../kit/index.ts';
import { RECORD_CATEGORIES } from '../record-values.ts';
import { recordRequestMachine, type RecordRequestStatus } from './record-request.machine.ts';
import { REQUEST_WORDS_MAX } from './request-values.ts';

const STATUSES = Object.keys(recordRequestMachine.states) as [RecordRequestStatus, ...RecordRequestStatus[]];

const asked = {
  category: z.enum(RECORD_CATEGORIES).nullable().meta({ description: 'Which kind of record; null for any.' }),
  due_on: z.iso.date().nullable().meta({ description: 'Day by which the clinic needs it; null if none.' }),
};

export const NewRecordRequest = z
  .strictObject({
    words: z
      .string()
      .trim()
      .min(1)
      .max(REQUEST_WORDS_MAX)
      .meta({ description: 'What is asked for. Stored encrypted.' }),
    category: asked.category.default(null),
    due_on: asked.due_on.default(null),
  })
  .meta({ id: 'NewRecordRequest', description: 'Records that a clinic asks a patient for.' });
export type NewRecordRequest = z.infer<typeof NewRecordRequest>;

export const RecordRequest = z
  .object({
    id: Id,
    words: z.string().meta({ description: 'What is asked for.' }),
    ...asked,
    status: z.enum(STATUSES).meta({ description: 'open, answered, declined or withdrawn.' }),
    asked_by: z.string().nullable().meta({ description: 'Who asked; null if they have no name.' }),
    asked_at: Instant.meta({ description: 'When it was asked.' }),
    ended_at: Instant.nullable().meta({ description: 'When it was answered, declined or withdrawn; null before.' }),
    version: z.int().min(1).meta({ description: 'The version that was read.' }),
    actions: z.array(z.enum(['answer', 'decline', 'withdraw'])).meta({ description: 'What the user may do now.' }),
  })
  .meta({ id: 'RecordRequest', description: 'Records that a clinic asked a patient for.' });
export type RecordRequest = z.infer<typeof RecordRequest>;

export const RecordRequestAnswer = z
  .strictObject({
    answer: z
      .enum(['shared', 'declined'])
      .meta({ description: 'shared: what was asked for is shared by now. declined: it won’t be.' }),
  })
  .meta({ id: 'RecordRequestAnswer', description: 'What a patient answers to a request for records.' });
export type RecordRequestAnswer = z.infer<typeof RecordRequestAnswer>;
