import { z } from 'zod';
import { Id, Instant, Name } from '../../kit/index.ts';
import { recordShareMachine, type RecordShareStatus } from './record-share.machine.ts';

const STATUSES = Object.keys(recordShareMachine.states) as [RecordShareStatus, ...RecordShareStatus[]];

export const RecordShare = z
  .object({
    id: Id,
    journey_id: Id.meta({ description: 'The journey whose clinic may read it.' }),
    reference: z.string().meta({ description: 'Reference of the journey.' }),
    clinic: Name.meta({ description: 'The clinic.' }),
    status: z.enum(STATUSES).meta({ description: 'active, revoked or expired.' }),
    shared_at: Instant.meta({ description: 'When it was shared.' }),
    expires_at: Instant.meta({ description: 'Until when it can be read.' }),
    ended_at: Instant.nullable().meta({ description: 'When its owner ended it; null if not.' }),
    last_read_at: Instant.nullable().meta({ description: 'When the clinic last opened it; null if never.' }),
    version: z.int().min(1).meta({ description: 'The version that was read.' }),
    actions: z.array(z.enum(['revoke'])).meta({ description: 'What the user may do now.' }),
  })
  .meta({ id: 'RecordShare', description: 'A record that the clinic of a journey may read.' });
export type RecordShare = z.infer<typeof RecordShare>;

export const NewRecordShare = z
  .strictObject({
    journey_id: Id.meta({ description: 'A journey of the user.' }),
    expires_at: Instant.meta({ description: 'Until when its clinic may read the record.' }),
    consent: z.literal(true).meta({
      description: 'That the user agrees that the clinic reads it. Stored with the version of the text shown.',
    }),
  })
  .meta({ id: 'NewRecordShare', description: 'A record to share with the clinic of a journey.' });
export type NewRecordShare = z.infer<typeof NewRecordShare>;
