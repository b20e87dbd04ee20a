import type { PackageContent } from '@travesia/contracts/packages';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { columnsOf } from '../own/drafts.repo.ts';
import { packageDrafts, packageEditions } from '../own/package-drafts.tables.ts';
import { upsert } from '../../../platform/db/upsert.ts';

/** Gives each of these packages a working copy like its public row, and one edition if it was published. */
export async function rewriteDrafts(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  const which = sql`${sql.param([...ids])}::uuid[]`;
  await tx.execute(sql`delete from package_editions where package_id = any(${which})`);
  await tx.execute(sql`
    insert into package_drafts (id, provider_id, treatment, status, content, edition, updated_at, created_at)
    select k.id, k.provider_id, k.treatment, k.status, content_of_package(k.id), case when k.status = 'draft' then null else 1 end, ${at}, ${at}
    from packages k where k.id = any(${which})
    on conflict (id) do update set provider_id = excluded.provider_id, treatment = excluded.treatment, content = excluded.content,
      edition = case when package_drafts.edition is null then null else 1 end, price_reminded_on = null, updated_by = null,
      updated_at = excluded.updated_at, version = package_drafts.version + 1`);
  // Existing ones keep their states, and what is public follows them.
  await tx.execute(sql`
    update packages k set status = d.status from package_drafts d
    where d.id = k.id and k.id = any(${which}) and k.status <> d.status`);
  await tx.execute(sql`
    insert into package_editions (package_id, number, content, published_at)
    select d.id, 1, d.content || jsonb_build_object('treatment', d.treatment), ${at} from package_drafts d
    where d.id = any(${which}) and d.edition = 1`);
}

export interface DemoDraft {
  id: string;
  providerId: string;
  status: 'draft' | 'archived';
  content: PackageContent;
  updatedAt: Date;
}

/** Writes working copies of packages that were never published. */
export const upsertDrafts = (tx: Tx, drafts: readonly DemoDraft[]): Promise<void> =>
  upsert(
    tx,
    packageDrafts,
    [packageDrafts.id],
    drafts.map(({ content, ...draft }) => ({ ...draft, ...columnsOf(content), createdAt: draft.updatedAt })),
    [packageDrafts.status],
  );

/** The published content of a package. */
export async function findEdition(tx: Tx, id: string): Promise<PackageContent | undefined> {
  const [row] = await tx
    .select({ content: packageEditions.content })
    .from(packageEditions)
    .where(sql`${packageEditions.packageId} = ${id}::uuid and ${packageEditions.number} = 1`);
  return row?.content;
}

/** Sets when a price was last confirmed. */
export const confirmOn = (tx: Tx, id: string, date: string) =>
  tx.execute(sql`update packages set confirmed_on = ${date} where id = ${id}::uuid`);
