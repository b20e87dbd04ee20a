import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseCatalog } from '../../../data/catalog/read-catalog.ts';
import { loadCatalog } from '../../modules/catalog/index.ts';
import { fileSource, importFile, openFacilities } from '../../modules/imports/index.ts';
import { signAuditEntries } from '../../platform/audit/entry-signer.ts';
import { parseConfig } from '../../platform/config/config.ts';
import { connectEmbedded, type Database } from '../../platform/db/database.ts';
import { startEmbedded } from '../../platform/db/embedded/start-embedded.ts';
import { migrateDatabase } from '../../platform/db/migrate.ts';
import { loadSecret } from '../../platform/secrets/secret.ts';
import { runCommand } from '../run-command.ts';

const HEAD = 'Código;Nombre;Provincia;Localidad;Domicilio;CP;Teléfono;Latitud;Longitud';
const CEIBOS = '1001;CLINICA LOS CEIBOS DEL NORTE;Salta;SALTA;BELGRANO 1200;4400;0387 4220011;-24.7859;-65.4117';
/** A part of it: perhaps the same. */
const PERHAPS = 'A-8;Clinica Los Ceibos del Norte - Anexo;Salta;SALTA;;;0387 4550000;-24.7861;-65.4119';

/** The data directory of an embedded engine, held open as by a server. */
let folder: string;
let database: Database;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'travesia-cli-'));
  const { socketDir, close } = await startEmbedded(folder);
  database = connectEmbedded(socketDir, close);
  signAuditEntries(database, loadSecret(parseConfig({ DATA_DIR: folder })));
  await migrateDatabase(database);
  await loadCatalog(database, parseCatalog());
  vi.stubEnv('DATA_DIR', folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
  rmSync(folder, { recursive: true });
});

function write(name: string, content: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** Runs `travesia import …` and captures its output. */
async function travesia(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const keep = (name: keyof typeof said) => (text: unknown) => {
    said[name] += String(text);
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(keep('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(keep('err')),
  ];
  const code = await runCommand(['import', ...words]);
  for (const spy of spies) spy.mockRestore();
  return { code, ...said };
}

async function importRegister(sourceKey: string, line: string): Promise<void> {
  const source = await fileSource(write(`${sourceKey}.csv`, `${HEAD}\n${line}\n`));
  await importFile(database, await openFacilities(source, { country: 'AR', sourceKey }), {
    fileName: source.name,
    size: source.size,
    sourceName: sourceKey,
    licence: null,
    today: '2026-11-20',
    at: new Date('2026-11-20T12:00:00Z'),
    dryRun: false,
  });
}

const listings = async () =>
  (await database.pool.query('select count(*)::int as n from providers')).rows[0]?.n as number;

describe('travesia import pairs and decide, beside a server on the embedded database', () => {
  it('lists pairs with both sides and the reason, and decides them by id, both ways', async () => {
    expect((await travesia('pairs')).out).toBe('0 open\n');
    await importRegister('salta', CEIBOS);
    await importRegister('nacional', PERHAPS);
    const { code, out } = await travesia('pairs');
    expect(code).toBe(0);
    expect(out).toMatch(/^1 open$/m);
    expect(out).toMatch(/^ {2}Clinica Los Ceibos del Norte - Anexo \| nacional A-8 \| /m);
    expect(out).toMatch(/^ {2}Cl[ií]nica Los Ceibos del Norte \| salta 1001 \| Belgrano 1200 \| /m);
    expect(out).toMatch(/^ {2}.*one is a part or a branch of the other; different: name, phones$/m);
    const id = /^[\da-f-]{36}$/m.exec(out)?.[0] ?? '';

    const joined = await travesia('decide', id, 'same');
    expect(joined).toMatchObject({ code: 0, err: '' });
    expect(joined.out).toMatch(/^Decided: Cl.*Anexo and Cl.* are same\.$/m);
    expect(await listings()).toBe(1);
    expect((await travesia('pairs', '--state', 'same')).out).toContain(id);

    expect((await travesia('decide', id, 'different')).code).toBe(0);
    expect(await listings()).toBe(2);
    expect((await travesia('decide', id, 'undecided')).code).toBe(0);
    expect((await travesia('pairs')).out).toMatch(/^1 open$/m);
    const { rows } = await database.pool.query(
      "select action, actor_kind from audit_entries where action like 'imports.pair%' order by at, id",
    );
    expect(rows.map(({ actor_kind: kind }) => kind)).toEqual(['command_line', 'command_line', 'command_line']);
  });

  it.each([
    [['pairs', '--state', 'unclear'], 'Give a state (open, merged, same or different) and the number of a page.'],
    [['pairs', '--page', 'x'], 'Give a state (open, merged, same or different) and the number of a page.'],
    [['decide', 'x', 'same'], 'Give the id of a pair, and one of: same, different, undecided.'],
    [['decide', '019aa000-0000-7000-8000-000000000000', 'maybe'], 'one of: same, different, undecided.'],
    [['decide', '019aa000-0000-7000-8000-000000000000', 'same'], 'Pair not found.'],
  ])('exits %j with code 1 and a message', async (words, sentence) => {
    const { code, out, err } = await travesia(...words);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(sentence);
  });
});

describe('travesia import of what is no register', () => {
  const collection = '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"Clínica Sur"';
  it.each([
    ['a folder', () => [folder], 'it is a folder; give a file in it'],
    ['no file', () => [path.join(folder, 'none.csv')], 'there is no such file'],
    ['a header only', () => [write('header.csv', `${HEAD}\n`)], 'header.csv has column names but no rows.'],
    ['cut GeoJSON', () => [write('cut.geojson', collection)], 'nothing was imported'],
    ['one long line', () => [write('line.csv', 'abc,'.repeat(2_000_000))], 'is longer than'],
    [
      'a mapping that is no JSON',
      () => [write('a.csv', `${HEAD}\n${CEIBOS}\n`), '--mapping', write('a.json', '{name}')],
      'cannot be used: ',
    ],
    [
      'a mapping of a column that the file lacks',
      () => [write('b.csv', `${HEAD}\n${CEIBOS}\n`), '--mapping', write('b.json', '{"name": "NOMBRES"}')],
      '"name" names the column "NOMBRES", which the file does not have. Its columns: Código, Nombre',
    ],
    [
      'a mapping for a field that we lack',
      () => [write('c.csv', `${HEAD}\n${CEIBOS}\n`), '--mapping', write('c.json', '{"owner": "Nombre"}')],
      'The mapping cannot be used: ',
    ],
    ['no mapping file', () => [write('d.csv', HEAD), '--mapping', path.join(folder, 'none.json')], 'no such file'],
  ])('%s says so, and nothing is imported', async (_, words, sentence) => {
    const before = await listings();
    const { code, out, err } = await travesia(...words());
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(sentence);
    expect(await listings()).toBe(before);
  });
});
