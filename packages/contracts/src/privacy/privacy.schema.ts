import { z } from 'zod';
import { Id, Instant } from '../kit/index.ts';
import { exportMachine } from './export.machine.ts';
import { EXPORT_DAYS } from './retention.ts';

export type ExportStatus = keyof typeof exportMachine.states;

export const DataExport = z
  .object({
    id: Id,
    status: z
      .enum(Object.keys(exportMachine.states) as [ExportStatus, ...ExportStatus[]])
      .meta({ description: 'Where it stands: queued, making, ready, failed or expired.' }),
    requested_at: Instant.meta({ description: 'When it was asked for.' }),
    size: z.int().nullable().meta({ description: 'Bytes of the file, once it is ready.' }),
    expires_at: Instant.nullable().meta({
      description: `Until when it can be downloaded: ${EXPORT_DAYS} days after it was made.`,
    }),
    actions: z.array(z.enum(['download'])).meta({ description: 'What can be done with it now.' }),
  })
  .meta({ id: 'DataExport', description: 'A copy of everything held of the person, as a zip.' });
export type DataExport = z.infer<typeof DataExport>;

export const ErasureRequest = z
  .strictObject({
    confirm: z.string().trim().min(1).max(254).meta({
      description: 'The account’s own e-mail address, typed to confirm.',
      example: 'rosa@example.com',
    }),
  })
  .meta({ id: 'ErasureRequest', description: 'Asks for the account to be erased.' });
export type ErasureRequest = z.infer<typeof ErasureRequest>;

export const ErasureDate = z
  .object({ erase_after: Instant.meta({ description: 'When everything is erased, unless the account is kept.' }) })
  .meta({ id: 'ErasureDate', description: 'The end of the grace period.' });
export type ErasureDate = z.infer<typeof ErasureDate>;
