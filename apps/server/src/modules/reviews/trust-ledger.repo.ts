import type { TrustLedger } from '@travesia/contracts/reviews';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { ended, inForce } from '../providers/index.ts';
import type { CountScope } from './reviews.policy.ts';

type Part<K extends keyof TrustLedger> = Extract<TrustLedger[K], object> & Record<string, unknown>;

/** Anonymous aggregates of the checks at a given time. */
export async function countTrust(db: Db, _scope: CountScope, now: Date): Promise<Omit<TrustLedger, 'as_of'>> {
  const [partners, credentials, reviews, registers] = await Promise.all([
    db.execute<Part<'partners'>>(sql`
      select count(*) filter (where s.state = 'verified')::int as verified,
        count(*) filter (where s.state = 'pending')::int as pending,
        count(*) filter (where s.state = 'expired')::int as expired,
        count(*) filter (where s.state = 'rejected')::int as rejected,
        count(*) filter (where s.state = 'unverified')::int as unverified,
        count(*) filter (where s.state = 'suspended')::int as suspended
      from (select case when operational_status = 'suspended' then 'suspended' else verification_status end as state
        from providers where listing = 'partner') s`),
    db.execute<Part<'credentials'>>(sql`
      select count(*) filter (where ${inForce(now)})::int as in_force,
        count(*) filter (where ${ended(now)})::int as expired,
        count(*) filter (where r.status = 'being_checked')::int as being_checked,
        max(r.checked_on)::text as checked_on
      from credentials r join providers p on p.id = r.provider_id`),
    db.execute<Part<'reviews'>>(sql`
      select count(*) filter (where status = 'published')::int as published,
        count(*) filter (where status = 'published' and overall <= 2)::int as low,
        count(*) filter (where status = 'published' and replied_on is not null)::int as answered,
        count(*) filter (where status = 'rejected')::int as rejected
      from reviews`),
    db.execute<Part<'registers'>>(sql`
      select (select count(*)::int from providers where listing = 'directory') as listings,
        count(distinct source)::int as sources, max(imported_on)::text as imported_on
      from provider_sources`),
  ]);
  const [partnerCounts, credentialCounts, reviewCounts, registerCounts] = [
    partners,
    credentials,
    reviews,
    registers,
  ].map(({ rows }) => rows[0]) as [Part<'partners'>, Part<'credentials'>, Part<'reviews'>, Part<'registers'>];
  return { partners: partnerCounts, credentials: credentialCounts, reviews: reviewCounts, registers: registerCounts };
}
