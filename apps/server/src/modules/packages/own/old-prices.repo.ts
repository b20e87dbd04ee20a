import { PRICE_HIDDEN_DAYS, PRICE_STALE_DAYS } from '@travesia/contracts/packages';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { todayOfProvider } from '../../providers/index.ts';

const isOld = (now: Date, days: number) => sql`k.confirmed_on <= ${todayOfProvider(now)} - ${days}::int`;
const published = sql`packages k join package_drafts d on d.id = k.id and d.status = 'published' join providers p on p.id = k.provider_id`;

/** Clinics with a published price to hide or to be reminded of, by their own calendar. */
export async function listSellersWithOldPrices(
  db: Db,
  now: Date,
): Promise<{ id: string; slug: string; name: string; demo: boolean }[]> {
  const { rows } = await db.execute<{ id: string; slug: string; name: string; demo: boolean }>(sql`
    select distinct p.id, p.slug, p.name, p.demo from ${published}
    where (k.status = 'published' and ${isOld(now, PRICE_HIDDEN_DAYS)})
      or (${isOld(now, PRICE_STALE_DAYS)} and (d.price_reminded_on is null or d.price_reminded_on < k.confirmed_on)) order by p.id`);
  return rows;
}

/** Hides a clinic's packages whose price was not confirmed for too long, and returns their treatments. */
export async function hideOldPrices(tx: Tx, providerId: string, now: Date): Promise<string[]> {
  const { rows } = await tx.execute<{ treatment: string }>(sql`
    update packages set status = 'paused' where id in (
      select k.id from ${published} where p.id = ${providerId}::uuid and k.status = 'published' and ${isOld(now, PRICE_HIDDEN_DAYS)})
    returning treatment`);
  return rows.map(({ treatment }) => treatment);
}

/** Notes that a clinic is reminded of its old prices, and returns how many it was not reminded of before. */
export async function noteOldPrices(tx: Tx, providerId: string, now: Date): Promise<number> {
  const { rows } = await tx.execute(sql`
    update package_drafts set price_reminded_on = old.today from (
      select d.id, ${todayOfProvider(now)} as today from ${published} where p.id = ${providerId}::uuid and ${isOld(now, PRICE_STALE_DAYS)}
        and (d.price_reminded_on is null or d.price_reminded_on < k.confirmed_on)) old
    where old.id = package_drafts.id returning package_drafts.id`);
  return rows.length;
}
