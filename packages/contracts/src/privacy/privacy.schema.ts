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
      .meta({ description: 'Status: queued, making, ready, failed or expired.' }),
    requested_at: Instant.meta({ description: 'When it was requested.' }),
    size: z.int().nullable().meta({ description: 'File size in bytes, once ready.' }),
    expires_at: Instant.nullable().meta({
      description: `When the download expires: ${EXPORT_DAYS} days after it was created.`,
    }),
    actions: z.array(z.enum(['download'])).meta({ description: 'What can be done with it now.' }),
  })
  .meta({ id: 'DataExport', description: 'A copy of all the user’s personal data, as a ZIP file.' });
export type DataExport = z.infer<typeof DataExport>;

export const ErasureRequest = z
  .strictObject({
    confirm: z.string().trim().min(1).max(254).meta({
      description: 'The account’s email address, typed to confirm.',
      example: 'rosa@example.com',
    }),
  })
  .meta({ id: 'ErasureRequest', description: 'Requests deletion of the account.' });
export type ErasureRequest = z.infer<typeof ErasureRequest>;

export const ErasureDate = z
  .object({ erase_after: Instant.meta({ description: 'When everything is deleted, unless canceled.' }) })
  .meta({ id: 'ErasureDate', description: 'End of the grace period.' });
export type ErasureDate = z.infer<typeof ErasureDate>;
