import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { parseCatalog } from '../../../../data/catalog/read-catalog.ts';
import type { Database } from '../../../platform/db/database.ts';
import { openTestDatabase } from '../../../platform/testing/test-database.ts';
import { loadCatalog } from '../../catalog/index.ts';
import { importFacilities } from '../commands/import-facilities.ts';
import { findSourceOfContent } from '../imports.repo.ts';
import type { ImportReport } from '../import-report.ts';
import { openFacilities } from '../facilities/read-facilities.ts';
import { memorySource } from '../readers/source.ts';

const REGISTER = [
  'Registro de establecimientos',
  '',
  'Código;Nombre;Provincia;Localidad;Domicilio;CP;Teléfono;Latitud;Longitud',
  '1001;CLINICA LOS CEIBOS DEL NORTE;Salta;SALTA;BELGRANO 1200;4400;0387 4220011;-24.7859;-65.4117',
  '1002;HOSPITAL ZONAL VALLE HONDO;Salta;METÁN;MITRE 45;4440;03876 420022;-25.4958;-64.9730',
  '1003;;Salta;METÁN;MITRE 99;4440;;;',
  '1004;CENTRO DE SALUD N° 12;Salta;SALTA;null;4400;null;null;null',
].join('\n');

const OTHER_REGISTER = [
  'id,name,city,address,phone,lat,lon,website',
  'A-1,Clínica Los Ceibos del Norte S.A.,Salta,Belgrano 1200,+54 387 422-0011,-24.7860,-65.4118,https://losceibos.example',
].join('\n');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await loadCatalog(database, parseCatalog());
});
afterAll(() => database.close());

async function run(
  text: string,
  options: { source: string; dryRun?: boolean; onProgress?: () => void },
): Promise<ImportReport> {
  const opened = await openFacilities(memorySource(`${options.source}.csv`, Buffer.from(text, 'latin1')), {
    country: 'AR',
    sourceKey: options.source,
  });
  return importFacilities(database, opened, {
    fileName: `${options.source}.csv`,
    sourceName: 'Test register',
    licence: 'CC BY 4.0',
    today: '2026-11-20',
    at: new Date('2026-11-20T12:00:00Z'),
    dryRun: options.dryRun ?? false,
    ...(options.onProgress ? { onProgress: options.onProgress } : {}),
  });
}

async function count(
  table: 'providers' | 'provider_sources' | 'cities' | 'search_documents' | 'import_runs',
): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return rows[0]?.count ?? -1;
}

describe('importFacilities', () => {
  it('a dry run writes nothing, and reports what the import would do', async () => {
    const report = await run(REGISTER, { source: 'salta', dryRun: true });
    expect(report.counts).toMatchObject({ added: 3, refused: 1 });
    expect([await count('providers'), await count('import_runs')]).toEqual([0, 0]);
  });

  it('leaves nothing behind when the run fails', async () => {
    const opened = await openFacilities(memorySource('salta.csv', Buffer.from(REGISTER, 'latin1')), {
      country: 'AR',
      sourceKey: 'salta',
    });
    const cities = await count('cities');
    const breaking = {
      ...opened,
      async *results() {
        yield* opened.results();
        throw new Error('the disk went away');
      },
    };
    const broken = importFacilities(database, breaking, {
      fileName: 'salta.csv',
      sourceName: 'Test',
      licence: null,
      today: '2026-11-20',
      at: new Date('2026-11-20T12:00:00Z'),
      dryRun: false,
    });
    await expect(broken).rejects.toThrow('the disk went away');
    expect([await count('providers'), await count('provider_sources'), await count('cities')]).toEqual([0, 0, cities]);
  });

  it('creates listings without verification, price or rating, and names every rejected row', async () => {
    const report = await run(REGISTER, { source: 'salta' });
    expect(report.refused).toEqual([expect.objectContaining({ item: 3, field: 'name', code: 'name_missing' })]);
    const { rows } = await database.db.execute(sql`
      select name, listing, verification_status, package_count, price_from_usd_minor, rating_count, slug from providers order by slug`);
    expect(rows).toContainEqual({
      name: 'Clínica Los Ceibos del Norte',
      listing: 'directory',
      verification_status: 'unverified',
      package_count: 0,
      price_from_usd_minor: null,
      rating_count: 0,
      slug: 'clinica-los-ceibos-del-norte-salta',
    });
    expect(rows).toHaveLength(3);
  });

  it('adds nothing the second time', async () => {
    const before = [await count('providers'), await count('provider_sources'), await count('search_documents')];
    const report = await run(REGISTER, { source: 'salta' });
    expect(report.counts).toMatchObject({ added: 0, updated: 0, merged: 0, unchanged: 3 });
    expect([await count('providers'), await count('provider_sources'), await count('search_documents')]).toEqual(
      before,
    );
  });

  it('updates the listing of a changed row', async () => {
    const report = await run(REGISTER.replace('MITRE 45', 'MITRE 450'), { source: 'salta' });
    expect(report.counts).toMatchObject({ added: 0, updated: 1, unchanged: 2 });
    const { rows } = await database.db.execute(
      sql`select street from providers where slug like 'hospital-zonal-valle-hondo%'`,
    );
    expect(rows).toEqual([{ street: expect.stringContaining('450') }]);
  });

  it('reports which column became which field, and what was warned about', async () => {
    const { counts } = await run(REGISTER, { source: 'salta', dryRun: true });
    expect(counts.report).toMatchObject({
      columns: { externalId: ['Código'], name: ['Nombre'], region: ['Provincia'], city: ['Localidad'] },
      filled: { name: 3, lat: 2 },
      left_out: [],
    });
  });

  it('recognizes the same content under another name', async () => {
    const renamed = await openFacilities(memorySource('copia (2).csv', Buffer.from(REGISTER, 'latin1')), {
      country: 'AR',
    });
    expect(await findSourceOfContent(database.db, renamed)).toBe('salta');
    const edited = await openFacilities(memorySource('copia.csv', Buffer.from(`${REGISTER}\n`, 'latin1')), {
      country: 'AR',
    });
    expect(await findSourceOfContent(database.db, edited)).toBeNull();
  });

  it('matches a facility of another registry by name, place and phone, gives the reason, and adds missing data', async () => {
    const before = await count('providers');
    const report = await run(OTHER_REGISTER, { source: 'other' });
    expect(report.merged).toEqual([
      expect.objectContaining({
        slug: 'clinica-los-ceibos-del-norte-salta',
        reason: expect.stringContaining('same phone'),
      }),
    ]);
    expect(await count('providers')).toBe(before);
    const { rows } = await database.db.execute(
      sql`select website from providers where slug = 'clinica-los-ceibos-del-norte-salta'`,
    );
    expect(rows).toEqual([{ website: 'https://losceibos.example' }]);
  });

  it('makes listings searchable by name without accents', async () => {
    const { rows } = await database.db.execute<{ ref: string }>(sql`
      select ref from search_documents where kind = 'provider' and words @@ to_tsquery('simple', 'ceibos')`);
    expect(rows.map((row) => row.ref)).toEqual(['clinica-los-ceibos-del-norte-salta']);
  });
});
