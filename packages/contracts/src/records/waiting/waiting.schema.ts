import { z } from 'zod';
import { Id } from '../../kit/index.ts';

export const RecordsWaiting = z
  .object({
    requests: z
      .array(
        z.object({
          journey_id: Id.meta({ description: 'The journey.' }),
          clinic: z.string().meta({ description: 'Its clinic.' }),
          count: z.int().min(1).meta({ description: 'How many requests wait.' }),
        }),
      )
      .meta({ description: 'Clinics that ask for records and were not answered, the longest waiting first.' }),
    refused: z.int().min(0).meta({ description: 'Files that were not taken and are still listed.' }),
  })
  .meta({ id: 'RecordsWaiting', description: 'What a patient has to do about medical records.' });
export type RecordsWaiting = z.infer<typeof RecordsWaiting>;
