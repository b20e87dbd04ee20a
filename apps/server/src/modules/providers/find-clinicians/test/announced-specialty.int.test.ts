import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../platform/testing/test-database.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { announcedSpecialty } from '../announced-specialty.repo.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** What is announced of a cardiologist in a country with these entries in registers and on file. */
async function announced(country: string, registry: string | null, onFile: string[] = []): Promise<string | null> {
  const { rows } = await database.db.execute<{ shown: { en: string } | null }>(sql`
    with providers as (select 1 as id, ${country}::text as country),
      credentials as (select 2 as clinician_id, 'specialty' as kind, unnest(${sql.param(onFile)}::text[]) as status),
      m as (select 2 as id, 1 as provider_id, ${registry}::text as registry, '{"en": "Cardiologist"}'::jsonb as specialty)
    select ${announcedSpecialty(sql`m`)} as shown from m`);
  return rows[0]?.shown?.en ?? null;
}

describe('a specialty', () => {
  it.each([
    ['MX', 'SEP, cédula 1234', [], true],
    ['CO', null, [], true],
    ['BR', 'CRM-SP 123456 · RQE 4567', [], true],
    ['BR', 'CRM/SP 123456 · RQE nº 4567', [], true],
    ['BR', 'CRM-SP 123456', [], false],
    ['BR', 'CRM 123456 · RQE', [], false],
    ['BR', null, [], false],
    ['BR', 'CRM-SP 123456 · RQE 4567', ['being_checked'], true],
    ['BR', 'CRM-SP 123456 · RQE 4567', ['not_held'], false],
    ['BR', 'CRM-SP 123456 · RQE 4567', ['revoked', 'verified'], true],
    // Other councils have rules of their own.
    ['BR', 'CRO-SP 9876', [], true],
    ['BR', 'CRMV-SP 9876', [], true],
  ])('in %s with “%s” and %j on file is announced: %s', async (country, registry, onFile, isAnnounced) => {
    expect(await announced(country, registry, onFile)).toBe(isAnnounced ? 'Cardiologist' : null);
  });
});
