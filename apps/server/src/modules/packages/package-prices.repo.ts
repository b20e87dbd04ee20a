import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { providers } from '../providers/providers.tables.ts';
import { packagePriceVersions, packages } from './packages.tables.ts';

export type PriceVersionRow = typeof packagePriceVersions.$inferSelect & { timeZone: string };

/** A version of a package's price with its clinic's time zone, by default the latest; undefined when it does not exist. */
export async function findPriceVersion(
  db: Db,
  packageId: string,
  version?: number,
): Promise<PriceVersionRow | undefined> {
  const [row] = await db
    .select({ price: packagePriceVersions, timeZone: providers.timeZone })
    .from(packagePriceVersions)
    .innerJoin(packages, eq(packages.id, packagePriceVersions.packageId))
    .innerJoin(providers, eq(providers.id, packages.providerId))
    .where(
      and(
        eq(packagePriceVersions.packageId, packageId),
        version === undefined ? undefined : eq(packagePriceVersions.version, version),
      ),
    )
    .orderBy(desc(packagePriceVersions.version))
    .limit(1);
  return row && { ...row.price, timeZone: row.timeZone };
}
