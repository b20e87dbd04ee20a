import type { PackageContent, PackageStatus } from '@travesia/contracts/packages';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { MissingNeed } from '../packages.tables.ts';
import type { OwnPackagesScope } from './own-packages.policy.ts';
import { packageDrafts, packageEditions } from './package-drafts.tables.ts';

export type DraftRow = typeof packageDrafts.$inferSelect;

/** A working copy with what is public of it. */
export interface OwnPackageRow {
  id: string;
  status: PackageStatus;
  content: PackageContent;
  edition: number | null;
  /** ISO 8601. */
  publishedAt: string | null;
  updatedAt: string;
  version: number;
  changed: boolean;
  updatedBy: string | null;
  /** What is public; null if never published. */
  public: {
    status: PackageStatus;
    currency: string;
    priceMinor: number;
    missing: MissingNeed[];
    confirmedOn: string;
  } | null;
}

const isoOf = (instant: SQL) => sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const wholeContent = sql`d.content || jsonb_build_object('treatment', d.treatment)`;
const columns = sql`d.id, d.status, ${wholeContent} as content, d.edition, ${isoOf(sql`e.published_at`)} as "publishedAt",
  ${isoOf(sql`d.updated_at`)} as "updatedAt", d.version, e.content is null or e.content - 'treatment' is distinct from d.content
    or d.treatment is distinct from k.treatment as changed,
  (select trim(u.first_name || ' ' || u.last_name) from users u where u.id = d.updated_by) as "updatedBy",
  case when k.id is not null then jsonb_build_object('status', k.status, 'currency', k.currency, 'priceMinor', k.price_minor,
    'missing', k.missing, 'confirmedOn', k.confirmed_on) end as public`;
const from = sql`package_drafts d left join packages k on k.id = d.id left join package_editions e on e.package_id = d.id and e.number = d.edition`;

/** All packages of the clinic, newest change first. */
export async function listOwn(db: Db | Tx, { providerId }: OwnPackagesScope): Promise<OwnPackageRow[]> {
  const { rows } = await db.execute<OwnPackageRow & Record<string, unknown>>(
    sql`select ${columns} from ${from} where d.provider_id = ${providerId}::uuid order by d.updated_at desc, d.id`,
  );
  return rows;
}

/** One of the clinic's packages, or undefined. */
export async function findOwn(
  db: Db | Tx,
  { providerId }: OwnPackagesScope,
  id: string,
): Promise<OwnPackageRow | undefined> {
  const { rows } = await db.execute<OwnPackageRow & Record<string, unknown>>(
    sql`select ${columns} from ${from} where d.provider_id = ${providerId}::uuid and d.id = ${id}::uuid`,
  );
  return rows[0];
}

/** A working copy of the clinic, locked until the transaction ends. */
export async function lockDraft(tx: Tx, { providerId }: OwnPackagesScope, id: string): Promise<DraftRow | undefined> {
  const [row] = await tx
    .select()
    .from(packageDrafts)
    .where(and(eq(packageDrafts.id, id), eq(packageDrafts.providerId, providerId)))
    .for('update');
  return row;
}

/** Number of packages of a clinic, whatever their status. */
export async function countOwn(tx: Tx, { providerId }: OwnPackagesScope): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(packageDrafts).where(eq(packageDrafts.providerId, providerId));
  return row?.count ?? 0;
}

/** The content of a locked row. */
export const contentOf = ({ content: stored, treatment }: Pick<DraftRow, 'content' | 'treatment'>): PackageContent => ({
  ...stored,
  treatment,
});

/** The columns that hold a content. */
export const columnsOf = ({ treatment, ...stored }: PackageContent) => ({ treatment, content: stored });

export async function insertDraft(tx: Tx, row: typeof packageDrafts.$inferInsert): Promise<DraftRow> {
  const [written] = await tx.insert(packageDrafts).values(row).returning();
  if (!written) throw new Error('the package was not written');
  return written;
}

/** Writes a locked working copy with the next version; its status changes by transitions only. */
export const saveDraft = (
  tx: Tx,
  row: DraftRow,
  content: PackageContent,
  { by, at, edition = row.edition }: { by: string | null; at: Date; edition?: number | null },
) =>
  tx
    .update(packageDrafts)
    .set({ ...columnsOf(content), updatedBy: by, updatedAt: at, edition, version: row.version + 1 })
    .where(eq(packageDrafts.id, row.id));

export interface NewEdition {
  packageId: string;
  content: PackageContent;
  note: string | null;
  publishedBy: string | null;
  publishedAt: Date;
}

/** Adds the next edition of a locked package and returns its number. */
export async function insertEdition(tx: Tx, edition: NewEdition): Promise<number> {
  const next = sql<number>`(select coalesce(max(number), 0) + 1 from package_editions where package_id = ${edition.packageId}::uuid)`;
  const [row] = await tx
    .insert(packageEditions)
    .values({ ...edition, number: next })
    .returning({ number: packageEditions.number });
  if (!row) throw new Error('the edition was not written');
  return row.number;
}

export interface EditionRow {
  number: number;
  content: PackageContent;
  note: string | null;
  publishedBy: string | null;
  publishedAt: string;
}

/** What was published of one of the clinic's packages as an edition. */
export async function findEditionContent(
  db: Db | Tx,
  { providerId }: OwnPackagesScope,
  { id, number }: { id: string; number: number },
): Promise<PackageContent | undefined> {
  const [found] = await db
    .select({ content: packageEditions.content })
    .from(packageEditions)
    .innerJoin(packageDrafts, eq(packageDrafts.id, packageEditions.packageId))
    .where(and(eq(packageDrafts.id, id), eq(packageDrafts.providerId, providerId), eq(packageEditions.number, number)));
  return found?.content;
}

/** What patients see, or saw, of a package of the clinic; undefined before its first publication. */
export const findShownContent = async (
  db: Db | Tx,
  scope: OwnPackagesScope,
  { id, edition: number }: Pick<DraftRow, 'id' | 'edition'>,
): Promise<PackageContent | undefined> => (number === null ? undefined : findEditionContent(db, scope, { id, number }));

/** The editions of one of the clinic's packages, newest first. */
export async function listEditions(db: Db | Tx, { providerId }: OwnPackagesScope, id: string): Promise<EditionRow[]> {
  const { rows } = await db.execute<EditionRow & Record<string, unknown>>(sql`
    select e.number, e.content, e.note, ${isoOf(sql`e.published_at`)} as "publishedAt",
      (select trim(u.first_name || ' ' || u.last_name) from users u where u.id = e.published_by) as "publishedBy"
    from package_editions e join package_drafts d on d.id = e.package_id
    where d.id = ${id}::uuid and d.provider_id = ${providerId}::uuid order by e.number desc`);
  return rows;
}
