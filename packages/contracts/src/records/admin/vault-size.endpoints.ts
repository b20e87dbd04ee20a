import { z } from 'zod';
import { defineEndpoint, Id, Instant } from '../../kit/index.ts';

export const VaultSize = z
  .object({
    records: z.int().min(0).meta({ description: 'Records in the vault.' }),
    files: z.int().min(0).meta({ description: 'Their files.' }),
    bytes: z.int().min(0).meta({ description: 'Bytes that they take.' }),
    most_bytes: z.int().min(0).meta({ description: 'Bytes that the vault can take.' }),
    checking: z.int().min(0).meta({ description: 'Files that are being checked.' }),
    shared: z.int().min(0).meta({ description: 'Records that a clinic can read now.' }),
    last_added_at: Instant.nullable().meta({ description: 'When the last record was added; null if there is none.' }),
  })
  .meta({ id: 'VaultSize', description: 'How much a vault holds. Nothing of what is in it.' });
export type VaultSize = z.infer<typeof VaultSize>;

export const getVaultSize = defineEndpoint({
  access: ['admin'],
  tag: 'records',
  name: 'getVaultSize',
  method: 'GET',
  path: '/admin/users/:id/records',
  summary: 'Get how much a user’s vault holds',
  description:
    'For admins: counts and bytes, to help with a full vault or files that are stuck. No title, type, date, clinic or content: admins can’t read records. Without records, and for an unknown user, everything is 0.',
  params: z.object({ id: Id.meta({ description: 'The user.' }) }),
  response: VaultSize,
});
