import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseCatalog } from '../../../../data/catalog/read-catalog.ts';
import type { Database } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { openTestDatabase } from '../../../platform/testing/test-database.ts';
import { loadCatalog } from '../../catalog/index.ts';
import { alignTimeZones } from '../commands/align-time-zones.ts';
import { fillDirectory } from '../writing/directory.repo.ts';
import { writeProvider } from '../writing/administer.repo.ts';
import { upsertProviders } from '../writing/providers-write.repo.ts';

const ID = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';
const listing = {
  id: ID,
  slug: 'clinica-sol',
  name: 'Clínica Sol',
  type: 'hospital',
  listing: 'directory',
  verificationStatus: 'unverified',
  country: 'MX',
} as const;

let database: Database;
const zone = async () => {
  const { rows } = await database.db.execute(sql`select time_zone as zone from providers where id = ${ID}`);
  return rows[0]?.['zone'];
};
const inTransaction = (act: Parameters<typeof unitOfWork<void>>[1]) => unitOfWork(database, act);

beforeAll(async () => {
  database = await openTestDatabase();
  await loadCatalog(database, parseCatalog());
});
beforeEach(() => database.db.execute(sql`delete from providers`));
afterAll(() => database.close());

describe('the time zone of a clinic', () => {
  it('is required', async () => {
    await expect(
      database.db.execute(sql`insert into providers (id, slug, name, type, listing, verification_status, country)
        values (${ID}, 'x', 'x', 'hospital', 'directory', 'unverified', 'MX')`),
    ).rejects.toMatchObject({ cause: { column: 'time_zone' } });
  });

  it('follows its location when it is created, filled in from another registry, or edited', async () => {
    await inTransaction((tx) => upsertProviders(tx, [{ ...listing, region: 'Sonora' }]));
    expect(await zone()).toBe('America/Hermosillo');
    const addition = { street: null, postalCode: null, phones: [], email: null, website: null };
    await inTransaction((tx) => fillDirectory(tx, [{ ...addition, id: ID, lat: 32.53, lon: -117.02 }]));
    expect(await zone()).toBe('America/Tijuana');
    const changes = { lat: null, lon: null, country: 'CO', region: null };
    await inTransaction((tx) => writeProvider(tx, { id: ID, version: 1 }, changes, new Date()));
    expect(await zone()).toBe('America/Bogota');
  });

  it('is computed from coordinates once after the migration', async () => {
    await inTransaction((tx) => upsertProviders(tx, [{ ...listing, lat: 21.16, lon: -86.85 }]));
    await database.db.execute(sql`update providers set time_zone = 'America/Mexico_City'`);
    expect(await alignTimeZones(database)).toBe(1);
    expect(await zone()).toBe('America/Cancun');
    expect(await alignTimeZones(database)).toBeNull();
  });
});
