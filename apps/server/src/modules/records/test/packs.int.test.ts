import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RecordExport } from '@travesia/contracts/records';
import { expireRecordExports } from '../packs/commands/expire-record-exports.ts';
import { textOfPages } from '../packs/testing/text-of-pages.ts';
import { readZipBytes as readZip } from '../../../app/testing/read-zip.ts';
import { openRecordsHouse, PDF, type RecordsHouse } from '../testing/records-house.ts';

const corpus = (name: string) => readFile(new URL(`../dicom/test/corpus/${name}`, import.meta.url));
const clinical = async (name: string) =>
  gunzipSync(await readFile(new URL(`../clinical/test/fixtures/${name}.gz`, import.meta.url)));

/** It opens, but forbids its pages to be copied. What asks for a password is refused before. */
async function lockedPdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  document.encrypt({ ownerPassword: 'another' });
  return Buffer.from(await document.save());
}

/** The page points to a font that is not there. */
const withoutFont = (): Buffer => Buffer.from(PDF.toString('latin1').replace(/\/F1 \d+ 0 R/g, '/F1 99 0 R'), 'latin1');

const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#4488aa' } });

let house: RecordsHouse;
beforeAll(async () => {
  house = await openRecordsHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const ask = (token: string, body: object) =>
  house.send('POST', '/medical-records/exports', token, body, { 'idempotency-key': uuidv7() });

const list = async (token: string) =>
  ((await house.send('GET', '/medical-records/exports', token)).body as unknown as { data: RecordExport[] }).data;

/** Asks for a file and waits until it is made. */
async function made(token: string, body: object): Promise<{ one: RecordExport; bytes: Buffer }> {
  const asked = await ask(token, body);
  expect(asked.status).toBe(202);
  await house.settle();
  const [one] = await list(token);
  if (!one) throw new Error('no export');
  expect(one.status).toBe('ready');
  const { status, bytes } = await house.send('GET', `/medical-records/exports/${one.id}/content`, token);
  expect(status).toBe(200);
  return { one, bytes };
}

describe('a zip of records', () => {
  it('has every file as it came under a safe name, with a list and the FHIR summary', async () => {
    const { token, userId } = await house.patient();
    const scan = await corpus('pictures/ct-small.dcm');
    const ips = await clinical('ips-minimal.json');
    await house.added(token, 'Análisis de sangre.pdf', PDF);
    const copy = await house.added(token, 'otro.pdf', PDF);
    await house.send('PATCH', `/medical-records/${copy.id}`, token, {
      version: copy.version,
      title: '../..\\etc/: 心电图 análisis',
      document_date: '2026-03',
    });
    await house.added(token, 'ct.dcm', scan);
    await house.added(token, 'ips.json', ips);
    const { one, bytes } = await made(token, { kind: 'zip', language: 'es' });
    expect(one).toMatchObject({ kind: 'zip', records: null, pages: null, size: bytes.length });
    const files = readZip(bytes);
    for (const name of files.keys()) expect(name).not.toMatch(/\.\.|\\|^\//);
    expect([...files.keys()]).toContain('2026-03 etc 心电图 análisis/otro.pdf');
    expect([...files.keys()]).toContain('Análisis de sangre/Análisis de sangre.pdf');
    const index = JSON.parse(String(files.get('index.json'))) as { path: string; sha256: string; title: string }[];
    expect(index).toHaveLength(4);
    for (const { path, sha256 } of index)
      expect(
        createHash('sha256')
          .update(files.get(path) ?? '')
          .digest('hex'),
      ).toBe(sha256);
    expect(index.some(({ sha256 }) => sha256 === createHash('sha256').update(scan).digest('hex'))).toBe(true);
    expect(String(files.get('index.csv'))).toContain('Análisis de sangre');
    expect(JSON.parse(String(files.get('patient-summary.fhir.json')))).toMatchObject({ resourceType: 'Bundle' });
    expect((await house.logged(userId)).filter((action) => action === 'records.exported')).toHaveLength(1);
  });

  it('has only what was chosen, and is refused if that is nothing', async () => {
    const { token } = await house.patient();
    const other = await house.patient('luz');
    const one = await house.added(token, 'a.pdf');
    await house.added(token, 'b.pdf');
    const { bytes } = await made(token, { kind: 'zip', language: 'en', record_ids: [one.id] });
    expect([...readZip(bytes).keys()]).toEqual(['a/a.pdf', 'index.csv', 'index.json']);
    expect((await ask(token, { kind: 'zip', language: 'en', categories: ['vaccination'] })).body.code).toBe(
      'records.nothing_to_export',
    );
    expect((await ask(other.token, { kind: 'zip', language: 'en', record_ids: [one.id] })).body.code).toBe(
      'records.nothing_to_export',
    );
  });
});

describe('a pack', () => {
  it('has a cover, summary, index and all pages with their numbers; what is not in it is named', async () => {
    const { token } = await house.patient('ana');
    await house.added(token, 'Informe de rodilla.pdf', PDF);
    await house.added(token, 'ct.dcm', await corpus('pictures/ct-small.dcm'));
    await house.added(token, 'ips.json', await clinical('ips-minimal.json'));
    const { one, bytes } = await made(token, { kind: 'pack', language: 'es', purpose: 'Cirugía de rodilla' });
    const pages = await textOfPages(bytes);
    expect(one.pages).toBe(pages.length);
    const all = pages.join('\n');
    expect(pages[0]).toContain('Documentos médicos');
    expect(pages[0]).toContain('Cirugía de rodilla');
    expect(pages[0]).toContain('Ni Travesía ni una clínica lo han verificado');
    expect(all).toContain('Resumen de salud');
    expect(all).toContain('Se desconoce');
    expect(all).toContain('Informe de rodilla');
    expect(all).toContain('1 imagen (DICOM)');
    for (const [at, text] of pages.entries()) expect(text).toContain(`Página ${at + 1} de ${pages.length}`);
    const opened = await PDFDocument.load(bytes);
    expect(opened.catalog.has(PDFName.of('Outlines'))).toBe(true);
    const { rows } = await house.run(sql`select purpose_sealed from record_exports`);
    expect(JSON.stringify(rows)).not.toContain('rodilla');
  });

  it('has the letters of names and titles as they are, and names the scripts that it can’t show', async () => {
    const { token } = await house.patient('ana');
    for (const [name, title] of [
      ['a.pdf', 'Κύστη Łódź Жизнь ≥ 7 µmol → 9'],
      ['b.pdf', 'תוצאות בדיקה 2026'],
      ['c.pdf', '心电图 ECG'],
    ] as const) {
      const { id, version } = await house.added(token, name);
      await house.send('PATCH', `/medical-records/${id}`, token, { version, title, document_date: '2026-03' });
    }
    const { bytes } = await made(token, { kind: 'pack', language: 'es', purpose: 'Đặng Thị Ngân' });
    const pages = await textOfPages(bytes);
    const all = pages.join('\n');
    expect(pages[0]).toContain('Đặng Thị Ngân');
    expect(pages[0]).toContain('Los corchetes reemplazan letras que este PDF no puede mostrar');
    expect(all).toContain('Κύστη Łódź Жизнь ≥ 7 µmol → 9 · Página');
    expect(all).toContain('[escritura: hebreo] 2026');
    expect(all).toContain('[caracteres chinos] ECG');
    expect(all).not.toContain('?');
    // Viewers have fonts of their own for the bookmarks.
    const titles = (await PDFDocument.load(bytes)).context
      .enumerateIndirectObjects()
      .flatMap(([, one]) => (one instanceof PDFDict ? [one.get(PDFName.of('Title'))] : []))
      .flatMap((title) => (title instanceof PDFHexString ? [title.decodeText()] : []));
    expect(titles).toEqual(expect.arrayContaining(['תוצאות בדיקה 2026', '心电图 ECG']));
  });

  it('names what can’t be shown with the reason, says if parts of a PDF are missing, and shows pictures', async () => {
    const { token } = await house.patient('ana');
    await house.upload(token, 'trancado.pdf', await lockedPdf());
    await house.upload(token, 'quebrado.pdf', Buffer.from(`%PDF-1.7\n${'lixo '.repeat(400)}\n%%EOF\n`));
    await house.upload(token, 'sem letras.pdf', withoutFont());
    await house.upload(token, 'foto.jpg', await picture().jpeg().toBuffer());
    await house.upload(token, 'receita.webp', await picture().webp().toBuffer());
    await house.settle();
    expect((await house.list(token)).total).toBe(5);
    const { one, bytes } = await made(token, { kind: 'pack', language: 'pt' });
    const pages = await textOfPages(bytes);
    expect(pages[0]).toContain('Documentos médicos');
    expect(pages[0]).toMatch(/\d de [a-zç]+ de \d{4}/);
    const index = pages[2] ?? '';
    expect(index).toMatch(
      /trancado (?:(?!quebrado|sem letras|foto|receita).)*Não incluído: o PDF está protegido por senha/,
    );
    expect(index).toMatch(/quebrado (?:(?!trancado|sem letras|foto|receita).)*Não incluído: o PDF está danificado/);
    expect(index).toMatch(/sem letras (?:(?!trancado|quebrado|foto|receita).)*podem faltar partes/);
    // Cover, summary and index; then the two pictures and the page of the PDF with a missing font.
    expect(one.pages).toBe(6);
    for (const [at, text] of pages.entries()) expect(text).toContain(`Página ${at + 1} de 6`);
    const shown = (await PDFDocument.load(bytes)).getPages().filter(({ node }) => {
      const drawn = node.Resources()?.lookup(PDFName.of('XObject'));
      return drawn instanceof PDFDict && drawn.keys().length > 0;
    });
    expect(shown).toHaveLength(2);
  });
});

describe('a file of records', () => {
  it('is its patient’s alone, ends after a day with its key, and can be deleted', async () => {
    const { token } = await house.patient('ana');
    const other = await house.patient('luz');
    await house.added(token);
    const { one } = await made(token, { kind: 'zip', language: 'en' });
    const place = `/medical-records/exports/${one.id}`;
    expect((await house.send('GET', `${place}/content`, other.token)).status).toBe(404);
    expect((await house.send('DELETE', place, other.token)).status).toBe(404);
    expect(await list(other.token)).toEqual([]);
    const keys = async () => (await house.run(sql`select 1 from file_keys`)).rows.length;
    expect(await keys()).toBe(2);
    await house.run(sql`update record_exports set expires_at = requested_at`);
    expect((await house.send('GET', `${place}/content`, token)).body.code).toBe('records.export_not_ready');
    expect((await list(token))[0]).toMatchObject({ status: 'expired', actions: ['delete'] });
    await expireRecordExports(house);
    expect(await keys()).toBe(1);
    expect((await house.send('DELETE', place, token)).status).toBe(204);
    expect(await list(token)).toEqual([]);
  });

  it('is made one at a time, and what is deleted while it is made leaves nothing', async () => {
    const { token } = await house.patient();
    await house.added(token);
    const asked = await ask(token, { kind: 'zip', language: 'en' });
    expect((await ask(token, { kind: 'pack', language: 'en' })).body.code).toBe('records.export_running');
    const id = String(asked.body['id' as never]);
    expect((await house.send('GET', `/medical-records/exports/${id}/content`, token)).body.code).toBe(
      'records.export_not_ready',
    );
    expect((await house.send('DELETE', `/medical-records/exports/${id}`, token)).status).toBe(204);
    await house.settle();
    expect(await list(token)).toEqual([]);
    expect((await house.run(sql`select 1 from file_keys`)).rows).toHaveLength(1);
  });
});
