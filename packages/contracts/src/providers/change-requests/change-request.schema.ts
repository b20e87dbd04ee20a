import { z } from 'zod';
import { CountryCode, Id, Instant, Name } from '../../kit/index.ts';

const Wanted = {
  name: z.string().nullable().meta({ description: 'The new name; null if it stays.' }),
  type: z
    .object({ slug: z.string().meta({ description: 'Key.' }), name: Name })
    .nullable()
    .meta({ description: 'The new provider type; null if it stays.' }),
  country: z
    .object({ code: CountryCode, name: Name })
    .nullable()
    .meta({ description: 'The new country; null if it stays.' }),
  requested_at: Instant.meta({ description: 'When it was requested, or last changed.' }),
};

export const PendingChanges = z
  .object({
    id: Id,
    ...Wanted,
    version: z.int().min(1).meta({ description: 'Incremented with each change.' }),
    actions: z.array(z.enum(['withdraw'])).meta({ description: 'What the user may do with it now.' }),
  })
  .meta({ id: 'PendingChanges', description: 'Changes of a clinic that wait for a check by Travesía.' });
export type PendingChanges = z.infer<typeof PendingChanges>;

export const ChangeToDecide = z
  .object({
    id: Id,
    ...Wanted,
    version: z
      .int()
      .min(1)
      .meta({ description: 'Incremented with each change; a decision names the one it is about.' }),
    actions: z.array(z.enum(['approve', 'decline'])).meta({ description: 'What the caller can do with it.' }),
  })
  .meta({
    id: 'ChangeToDecide',
    description: 'What a clinic wants to change of the facts its license was checked for.',
  });
export type ChangeToDecide = z.infer<typeof ChangeToDecide>;
