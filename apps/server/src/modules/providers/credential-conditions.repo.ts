import { type SQL, sql } from 'drizzle-orm';
import { todayAt } from '../../platform/db/conditions.ts';

/** Credentials that expire within this many days are due for renewal. */
const SOON_DAYS = 30;

/** The local date at provider p at a given time: a credential is valid through its expiration date there. */
export const todayOfProvider = (now: Date): SQL => todayAt(sql`p.time_zone`, now);

/** Conditions on a credential r of a provider p at a given time. */
export const inForce = (now: Date): SQL =>
  sql`r.status = 'verified' and (r.expires_on is null or r.expires_on >= ${todayOfProvider(now)})`;
export const endsSoon = (now: Date): SQL =>
  sql`r.status = 'verified' and r.expires_on between ${todayOfProvider(now)} and ${todayOfProvider(now)} + ${SOON_DAYS}::int`;
export const ended = (now: Date): SQL => sql`r.status = 'verified' and r.expires_on < ${todayOfProvider(now)}`;

/** Whether a credential r is of the facility or of a clinician who still works there. */
export const stillCounts: SQL = sql`not exists (select from clinicians d where d.id = r.clinician_id and d.archived_at is not null)`;

/** Whether provider p or one of its clinicians has a matching credential. */
export const someCredential = (condition: SQL): SQL =>
  sql`exists (select from credentials r where r.provider_id = p.id and ${condition} and ${stillCounts})`;
