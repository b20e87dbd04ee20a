import { type SQL, sql } from 'drizzle-orm';

/** Credentials that end within so many days are to be renewed. */
const SOON_DAYS = 30;

/** Conditions on a credential r. */
export const inForce = (today: string): SQL =>
  sql`r.status = 'verified' and (r.expires_on is null or r.expires_on >= ${today}::date)`;
export const endsSoon = (today: string): SQL =>
  sql`r.status = 'verified' and r.expires_on between ${today}::date and ${today}::date + ${SOON_DAYS}::int`;
export const ended = (today: string): SQL => sql`r.status = 'verified' and r.expires_on < ${today}::date`;

/** Whether the provider p has such a credential, of its own or of one of its clinicians. */
export const someCredential = (condition: SQL): SQL =>
  sql`exists (select from credentials r where r.provider_id = p.id and ${condition})`;
