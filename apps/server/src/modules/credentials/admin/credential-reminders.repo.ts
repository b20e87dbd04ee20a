import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { credentialReminders } from '../credentials.tables.ts';
import { ended, inForce, someCredential, stillCounts, todayOfProvider } from '../../providers/index.ts';
import type { DueCredential } from './reminder.rules.ts';

/** Days before expiration at which partners' credentials are first checked. */
const LOOKED_AT_DAYS = 60;

/** Partners with a credential that expires soon or has expired, and those verified without a valid license. */
export async function listProvidersToWatch(db: Db, now: Date): Promise<string[]> {
  const today = todayOfProvider(now);
  const licence = sql`r.clinician_id is null and r.kind = 'facility_licence'`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.id from providers p where p.listing = 'partner' and (
      exists (select from credentials r where r.provider_id = p.id and r.status = 'verified' and ${stillCounts}
        and r.expires_on <= ${today} + ${LOOKED_AT_DAYS}::int and not exists (
          select from credential_reminders m where m.credential_id = r.id and m.ends_on = r.expires_on and m.days <= case
            when r.expires_on < ${today} then 0 when r.expires_on <= ${today} + 7 then 7
            when r.expires_on <= ${today} + 30 then 30 else 60 end))
      or (p.verification_status = 'verified' and ${someCredential(sql`${licence} and ${ended(now)}`)}
        and not ${someCredential(sql`${licence} and ${inForce(now)}`)}))
    order by p.id`);
  return rows.map(({ id }) => id);
}

/** A provider's verified credentials that expire within this period, or have expired. */
export async function listDueCredentials(tx: Tx, providerId: string, today: string): Promise<DueCredential[]> {
  const { rows } = await tx.execute<DueCredential & Record<string, unknown>>(sql`
    select r.id, r.kind, r.body, r.expires_on::text as "endsOn", coalesce(trim(d.title || ' ' || d.name), '') as whose
    from credentials r left join clinicians d on d.id = r.clinician_id
    where r.provider_id = ${providerId}::uuid and r.status = 'verified' and d.archived_at is null
      and r.expires_on <= ${today}::date + ${LOOKED_AT_DAYS}::int
    order by r.expires_on, r.id`);
  return rows;
}

/** Records that a reminder is sent; returns false if it, or a later one, was sent before. */
export async function noteReminder(tx: Tx, credential: DueCredential, days: number, at: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from credential_reminders where credential_id = ${credential.id}::uuid and ends_on = ${credential.endsOn}::date and days <= ${days}`);
  if (rows.length) return false;
  await tx
    .insert(credentialReminders)
    .values({ credentialId: credential.id, endsOn: credential.endsOn, days, toldAt: at });
  return true;
}
