import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { type ClinicFacts, listClinicFacts } from '../../providers/index.ts';
import { organizationProviders } from '../organizations.tables.ts';
import type { NetworkScope } from './network.policy.ts';

/** The facts of every clinic an organization manages, by name. */
export const listNetworkFacts = (db: Db | Tx, { organizationId }: NetworkScope, now: Date): Promise<ClinicFacts[]> =>
  listClinicFacts(db, eq(organizationProviders.organizationId, organizationId), now);
