import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';

/**
 * Applies a clinic's new deposit to packages that used its previous one; packages with their own deposit keep it. What patients see gets a
 * new edition, and working copies follow.
 */
export async function followDeposit(
  tx: Tx,
  providerId: string,
  { from, to }: Readonly<Record<'from' | 'to', number>>,
): Promise<void> {
  if (from === to) return;
  const clinic = sql`${providerId}::uuid`;
  const withDeposit = (content: ReturnType<typeof sql>) =>
    sql`jsonb_set(${content}, '{deposit_percent}', to_jsonb(${to}::int))`;
  await tx.execute(sql`
    with changed as (
      update packages set deposit_percent = ${to}, version = version + 1
      where provider_id = ${clinic} and deposit_percent = ${from} and status <> 'archived' returning id),
    added as (
      insert into package_editions (package_id, number, content)
      select d.id, (select max(number) + 1 from package_editions where package_id = d.id), ${withDeposit(sql`e.content`)}
      from changed c join package_drafts d on d.id = c.id join package_editions e on e.package_id = d.id and e.number = d.edition
      returning package_id, number)
    update package_drafts d set edition = a.number from added a where a.package_id = d.id`);
  await tx.execute(sql`
    update package_drafts set content = ${withDeposit(sql`content`)}, version = version + 1
    where provider_id = ${clinic} and status <> 'archived' and content ->> 'deposit_percent' = ${String(from)}`);
}
