import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import type { FeedSubject } from './fed-events.ts';

/** What an entry may say about its subject. */
export interface SubjectFacts {
  id: string;
  reference: string | null;
  providerId: string | null;
  country: string | null;
  demo: boolean;
}

const ofClinic = (table: string, demo = 't.demo') =>
  sql`select t.id, t.reference, t.provider_id as "providerId", p.country, ${sql.raw(demo)} as demo
    from ${sql.raw(table)} t left join providers p on p.id = t.provider_id`;

const FACTS: Readonly<Record<FeedSubject, SQL>> = {
  user: sql`select t.id, null as reference, null::uuid as "providerId", t.country, t.demo from users t`,
  application: sql`select t.id, null as reference, t.provider_id as "providerId", coalesce(p.country, u.country) as country, u.demo
    from provider_applications t join users u on u.id = t.applicant_id left join providers p on p.id = t.provider_id`,
  booking: ofClinic('bookings'),
  journey: ofClinic('journeys'),
  incident: ofClinic('incidents'),
  claim: ofClinic('claims'),
  recall: ofClinic('recalls'),
  consultation_request: ofClinic('consultation_requests'),
  contact_request: sql`select t.id, t.reference, null::uuid as "providerId", null as country, t.demo from contact_requests t`,
  directory_claim: ofClinic('directory_claims'),
  payout: ofClinic('payouts', 'p.demo'),
  conversation: sql`select t.id, null as reference, null::uuid as "providerId", null as country, t.demo from conversations t`,
};

/** What may be said about subjects of one table; those that are gone are absent. */
export async function findSubjects(
  tx: Tx,
  subject: FeedSubject,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SubjectFacts>> {
  const { rows } = await tx.execute<SubjectFacts & Record<string, unknown>>(
    sql`${FACTS[subject]} where t.id = any(${sql.param([...ids])}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
