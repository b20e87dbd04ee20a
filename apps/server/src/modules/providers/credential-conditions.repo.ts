import { type SQL, sql } from 'drizzle-orm';
import { todayAt } from '../../platform/db/conditions.ts';

/** Credentials that end within so many days are to be renewed. */
const SOON_DAYS = 30;

/** The date at the provider p at an instant: a credential is in force through its last day there. */
export const todayOfProvider = (now: Date): SQL => todayAt(sql`p.time_zone`, now);

/** Conditions on a credential r of a provider p at an instant. */
export const inForce = (now: Date): SQL =>
  sql`r.status = 'verified' and (r.expires_on is null or r.expires_on >= ${todayOfProvider(now)})`;
export const endsSoon = (now: Date): SQL =>
  sql`r.status = 'verified' and r.expires_on between ${todayOfProvider(now)} and ${todayOfProvider(now)} + ${SOON_DAYS}::int`;
export const ended = (now: Date): SQL => sql`r.status = 'verified' and r.expires_on < ${todayOfProvider(now)}`;

/** Whether the provider p has such a credential, of its own or of one of its clinicians. */
export const someCredential = (condition: SQL): SQL =>
  sql`exists (select from credentials r where r.provider_id = p.id and ${condition})`;
