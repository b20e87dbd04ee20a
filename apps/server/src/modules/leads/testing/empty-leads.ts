import type { Database } from '../../../platform/db/database.ts';
import { emptyTables } from '../../../platform/testing/empty-tables.ts';

/** Deletes all leads, with the emails and keys of the calls that made them, and the other tables that a test begins with empty. */
export const emptyLeads = (database: Pick<Database, 'db'>, ...others: readonly string[]): Promise<void> =>
  emptyTables(
    database,
    'consultation_requests',
    'contact_requests',
    'directory_claims',
    'lead_messages',
    'lead_arrivals',
    'mail_outbox',
    'idempotency_keys',
    ...others,
  );
