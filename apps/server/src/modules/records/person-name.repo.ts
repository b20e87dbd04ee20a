import { sql } from 'drizzle-orm';
import { users } from '../accounts/accounts.tables.ts';

/** Name of a person in a query that joins users; null if they have none any more. */
export const personName = sql<string | null>`nullif(btrim(${users.firstName} || ' ' || ${users.lastName}), '')`;
