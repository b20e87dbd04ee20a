import { verificationMachine } from '@travesia/contracts/providers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { openTestDatabase } from '../../../platform/testing/test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(
    sql`insert into currencies (code, name, symbol, minor_digits, selectable) values ('USD', '{}', 'US$', 2, true)`,
  );
  await database.db.execute(
    sql`insert into countries (code, slug, name, currency) values ('EC', 'ecuador', '{}', 'USD')`,
  );
  await database.db.execute(
    sql`insert into provider_types (slug, position, name, plural) values ('clinic', 1, '{}', '{}')`,
  );
});
afterAll(() => database.close());

const insert = (columns: Record<string, string | number>) => {
  const row = {
    id: crypto.randomUUID(),
    slug: crypto.randomUUID(),
    name: 'x',
    type: 'clinic',
    country: 'EC',
    time_zone: 'America/Guayaquil',
    ...columns,
  };
  const names = sql.join(
    Object.keys(row).map((name) => sql.identifier(name)),
    sql`, `,
  );
  return database.db.execute(
    sql`insert into providers (${names}) values (${sql.join(
      Object.values(row).map((value) => sql`${value}`),
      sql`, `,
    )})`,
  );
};

describe('the providers table', () => {
  it('accepts exactly the states of the verification lifecycle', async () => {
    for (const state of Object.keys(verificationMachine.states))
      await insert({ listing: 'partner', verification_status: state });
    await expect(insert({ listing: 'partner', verification_status: 'trusted' })).rejects.toMatchObject({
      cause: { constraint: 'providers_verification_status' },
    });
  });

  it.each([
    ['verified', { verification_status: 'verified' }],
    ['with a package', { verification_status: 'unverified', package_count: 1 }],
    ['with a rating', { verification_status: 'unverified', rating_count: 1 }],
  ])('rejects a directory listing %s', async (_what, columns) => {
    await expect(insert({ listing: 'directory', ...columns })).rejects.toMatchObject({
      cause: { constraint: 'providers_directory_is_bare' },
    });
  });

  it('rejects coordinates that are out of range', async () => {
    const place = { listing: 'directory', verification_status: 'unverified', lat: 91, lon: 0 };
    await expect(insert(place)).rejects.toMatchObject({ cause: { constraint: 'providers_latitude' } });
  });
});
