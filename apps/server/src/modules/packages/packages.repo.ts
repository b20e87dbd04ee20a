import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { inclusionKeys } from '../catalog/catalog.tables.ts';
import { packageColumns, scopeCondition } from './list-packages.repo.ts';
import type { PackageListRow } from './package-row.ts';
import type { PackageScope } from './packages.policy.ts';
import { packageInclusions, packages } from './packages.tables.ts';

/** One package with its own columns beside those of the list, or null. */
export async function findPackage(db: Db, scope: PackageScope, id: string) {
  const { rows } = await db.execute<PackageListRow & Record<string, unknown>>(sql`
    select ${packageColumns} from packages k join providers p on p.id = k.provider_id join cities c on c.id = p.city_id
    where k.id = ${id}::uuid and ${scopeCondition(scope)}`);
  const [listed] = rows;
  if (!listed) return null;
  const [row] = await db.select().from(packages).where(eq(packages.id, id));
  return row ? { listed: listed as PackageListRow, row } : null;
}

export type FoundPackage = NonNullable<Awaited<ReturnType<typeof findPackage>>>;

/** The 22 answers of a package in the order of their keys. */
export function listInclusions(db: Db, packageId: string) {
  return db
    .select({ inclusion: packageInclusions, key: inclusionKeys })
    .from(packageInclusions)
    .innerJoin(inclusionKeys, eq(inclusionKeys.key, packageInclusions.key))
    .where(eq(packageInclusions.packageId, packageId))
    .orderBy(asc(inclusionKeys.position));
}

export type InclusionRow = Awaited<ReturnType<typeof listInclusions>>[number];
