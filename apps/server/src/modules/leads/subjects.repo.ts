import type { Localized } from '@travesia/contracts/kit';
import type { VerificationStatus } from '@travesia/contracts/providers';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { listedCondition } from '../providers/index.ts';

export interface ListedProvider {
  id: string;
  name: string;
  listing: 'partner' | 'directory';
  verification: VerificationStatus;
  country: string;
  demo: boolean;
}

/** A published package with its clinic. */
interface PublishedPackage {
  title: Localized;
  providerId: string;
  provider: string;
  verification: VerificationStatus;
  demo: boolean;
}

/** A publicly visible provider. */
export async function findListedProvider(db: Db, id: string): Promise<ListedProvider | undefined> {
  const { rows } = await db.execute<ListedProvider & Record<string, unknown>>(
    sql`select p.id, p.name, p.listing, p.verification_status as verification, p.country, p.demo from providers p where p.id = ${id}::uuid and ${listedCondition}`,
  );
  return rows[0];
}

/** A published package with its provider. */
export async function findPublishedPackage(db: Db, id: string): Promise<PublishedPackage | undefined> {
  const { rows } = await db.execute<PublishedPackage & Record<string, unknown>>(sql`
    select k.title, p.id as "providerId", p.name as provider, p.verification_status as verification, p.demo from packages k join providers p on p.id = k.provider_id
    where k.id = ${id}::uuid and k.status = 'published' and p.listing = 'partner' and ${listedCondition}`);
  return rows[0];
}

/** Name of an online service. */
export async function findServiceName(db: Db, slug: string): Promise<Localized | undefined> {
  const { rows } = await db.execute<{ name: Localized }>(
    sql`select s.name from service_types s where s.slug = ${slug}`,
  );
  return rows[0]?.name;
}

/** Name of a treatment in the catalog. */
export async function findTreatmentName(db: Db, slug: string): Promise<Localized | undefined> {
  const { rows } = await db.execute<{ name: Localized }>(sql`select t.name from treatments t where t.slug = ${slug}`);
  return rows[0]?.name;
}
