import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { listedCondition } from '../../providers/index.ts';

/** A clinic that patients can ask about a treatment. */
export interface AskableClinic {
  id: string;
  name: string;
  country: string;
  timeZone: string;
  demo: boolean;
}

/** Columns of an askable clinic, of `providers p`. */
export const askableColumns = sql`p.id, p.name, p.country, p.time_zone as "timeZone", p.demo`;

/** Verified partners only: a clinic without a valid license takes no new patients. */
export const takesCases = sql`p.listing = 'partner' and p.verification_status = 'verified' and ${listedCondition}`;

/** A clinic that treats this and may be asked. */
export async function findAskableClinic(
  db: Db | Tx,
  id: string,
  treatment: string,
): Promise<AskableClinic | undefined> {
  const { rows } = await db.execute<AskableClinic & Record<string, unknown>>(sql`
    select ${askableColumns} from providers p
    where p.id = ${id}::uuid and ${takesCases}
      and exists (select from provider_treatments t where t.provider_id = p.id and t.treatment = ${treatment})`);
  return rows[0];
}

/** A published package, with its clinic. */
export async function findAskablePackage(
  db: Db,
  id: string,
): Promise<(AskableClinic & { treatment: string }) | undefined> {
  const { rows } = await db.execute<AskableClinic & { treatment: string } & Record<string, unknown>>(sql`
    select ${askableColumns}, k.treatment from packages k join providers p on p.id = k.provider_id
    where k.id = ${id}::uuid and k.status = 'published' and ${takesCases}`);
  return rows[0];
}
