import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { providers } from '../../providers/providers.tables.ts';
import type { RequestScope } from './requests.policy.ts';

export async function findClinicZone(db: Db, { clinicId }: RequestScope): Promise<string> {
  const [row] = await db.select({ zone: providers.timeZone }).from(providers).where(eq(providers.id, clinicId));
  if (!row) throw new Error(`there is no clinic ${clinicId}`);
  return row.zone;
}
