import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readZipBytes as readZip } from '../../../app/testing/read-zip.ts';
import { textOfPages } from '../packs/testing/text-of-pages.ts';
import { openRecordsHouse, PDF, type RecordsHouse } from '../testing/records-house.ts';

let house: RecordsHouse;
beforeAll(async () => {
  house = await openRecordsHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const sample = async () =>
  gunzipSync(await readFile(new URL('../clinical/test/fixtures/ccda-embedded-pdf.xml.gz', import.meta.url)));

/** A C-CDA document that consists of files. */
const carrying = (...files: readonly (readonly [mediaType: string, content: Buffer])[]): Buffer =>
  Buffer.from(
    `<ClinicalDocument xmlns="urn:hl7-org:v3"><title>Alta</title><component><nonXMLBody>${files
      .map(([type, content]) => `<text mediaType="${type}" representation="B64">${content.toString('base64')}</text>`)
      .join('')}</nonXMLBody></component></ClinicalDocument>`,
  );

const SAFE = { 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store' };
const kept = async () =>
  (
    await house.run(
      sql`select (select count(*) from file_keys)::int as keys, (select count(*) from record_files)::int as files`,
    )
  ).rows[0];

describe('files that a clinical document carries', () => {
  it('are files of its record, after the document, read and logged like every file', async () => {
    const { token, userId } = await house.patient();
    const document = await sample();
    const record = await house.added(token, 'visit.xml', document);
    expect(record).toMatchObject({ kind: 'ccda', files: 2 });
    const { files_list: files, bytes } = await house.detail(token, record.id);
    expect(files).toMatchObject([
      { name: 'visit.xml', media_type: 'application/xml', preview: false },
      { name: expect.stringMatching(/ 1\.pdf$/) as string, media_type: 'application/pdf', preview: true, image: null },
    ]);
    expect(bytes).toBe(files.reduce((sum, { size }) => sum + size, 0));
    expect((await house.send('GET', `/medical-records/${record.id}/content`, token)).bytes.equals(document)).toBe(true);
    const read = await house.send('GET', `/medical-records/${record.id}/files/${files[1]?.id}`, token);
    expect(read.headers).toMatchObject({ ...SAFE, 'content-type': 'application/pdf' });
    expect(String(read.headers['content-disposition'])).toMatch(/^attachment/);
    expect([read.bytes.length, read.bytes.subarray(0, 5).toString()]).toEqual([files[1]?.size, '%PDF-']);
    const said = await house.send('GET', `/medical-records/${record.id}/document`, token);
    expect(said.body).toMatchObject({ form: 'ccda', files: 1, dropped: [] });
    expect((await house.logged(userId)).filter((action) => action === 'records.file_read')).toHaveLength(3);
    // The summary reads the document once, and not its pages.
    const summary = await house.send('GET', '/medical-records/summary', token);
    expect(summary.body).toMatchObject({ sources: [{ record_id: record.id }], unreadable: [] });
  });

  it('are read through a share and by a link, and not once these ended', async () => {
    const { token, journeyId } = await house.asking();
    const record = await house.added(token, 'visit.xml', await sample());
    const file = (await house.detail(token, record.id)).files_list[1]?.id ?? '';
    const staff = await house.staff('coordinator');
    const atClinic = () => house.send('GET', `/journeys/${journeyId}/records/${record.id}/files/${file}`, staff.token);
    expect((await atClinic()).status).toBe(404);
    const share = await house.share(token, record.id, journeyId);
    const read = await atClinic();
    expect([read.status, read.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    await house.send('DELETE', `/medical-records/${record.id}/shares/${String(share.body['id'])}`, token);
    expect((await atClinic()).status).toBe(410);

    const made = await house.send(
      'POST',
      '/medical-records/links',
      token,
      { name: 'Dr. Miller', record_ids: [record.id], days: 14, consent: true },
      { 'idempotency-key': uuidv7() },
    );
    const byLink = () =>
      house.send('GET', `/record-links/${String(made.body['token'])}/records/${record.id}/files/${file}`);
    expect((await byLink()).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await house.send('DELETE', `/medical-records/links/${(made.body['link'] as { id: string }).id}`, token);
    expect((await byLink()).status).toBe(410);
  });

  it('are in the zip and in the pack, and erased with their document', async () => {
    const { token } = await house.patient();
    const record = await house.added(token, 'alta.xml', carrying(['application/pdf', PDF]));
    const made = async (kind: string) => {
      await house.send(
        'POST',
        '/medical-records/exports',
        token,
        { kind, language: 'es' },
        { 'idempotency-key': uuidv7() },
      );
      await house.settle();
      const { body } = await house.send('GET', '/medical-records/exports', token);
      const [one] = body['data'] as { id: string; status: string }[];
      expect(one?.status).toBe('ready');
      const answer = await house.send('GET', `/medical-records/exports/${one?.id}/content`, token);
      await house.send('DELETE', `/medical-records/exports/${one?.id}`, token);
      return answer.bytes;
    };
    expect([...readZip(await made('zip')).keys()]).toEqual(
      expect.arrayContaining(['Alta/alta.xml', 'Alta/Alta 1.pdf']),
    );
    const pages = await textOfPages(await made('pack'));
    // Cover, summary, index, what the document says, and the page that it carries.
    expect(pages).toHaveLength(5);
    expect(pages[4]).toMatch(/Alta · Página 5 de 5$/);
    expect(pages.join('\n')).not.toContain('No incluido');
    await house.send('DELETE', `/medical-records/${record.id}`, token);
    expect(await kept()).toEqual({ keys: 0, files: 0 });
  });

  it('are pictures and PDFs by their content: a page or program is named and stays in the document', async () => {
    const { token } = await house.patient();
    const photo = await sharp({ create: { width: 6, height: 4, channels: 3, background: '#48a' } })
      .png()
      .toBuffer();
    const record = await house.added(
      token,
      'carta.xml',
      carrying(
        ['text/html', photo],
        ['application/pdf', Buffer.from('<html><script>alert(1)</script></html>')],
        ['image/png', Buffer.concat([photo.subarray(0, 12), Buffer.from('no picture at all')])],
        ['application/octet-stream', Buffer.from('MZ\x90\0')],
      ),
    );
    expect((await house.detail(token, record.id)).files_list.map(({ media_type: type }) => type)).toEqual([
      'application/xml',
      'image/png',
    ]);
    // Two look like pictures; the one that can’t be shown is missing among the files, which the page says.
    expect((await house.send('GET', `/medical-records/${record.id}/document`, token)).body).toMatchObject({
      files: 2,
      dropped: [
        { where: 'file', what: 'application/pdf' },
        { where: 'file', what: 'application/octet-stream' },
      ],
    });
    expect(await kept()).toEqual({ keys: 2, files: 2 });
  });
});

describe('with a scanner', () => {
  it('malware in a file is malware in the document that carries it', async () => {
    const guarded = await openRecordsHouse({
      scanner: {
        // It finds what lies open, as scanners do that don’t unpack documents.
        scan: async (content) => ((await buffer(content)).includes('a virus') ? 'infected' : 'clean'),
        version: async () => 'test',
      },
    });
    try {
      const { token } = await guarded.patient();
      const infected = Buffer.concat([PDF, Buffer.from('a virus')]);
      await guarded.upload(token, 'one.xml', carrying(['application/pdf', PDF], ['application/pdf', infected]));
      await guarded.settle();
      expect(await guarded.list(token)).toMatchObject({
        data: [],
        arrivals: [{ status: 'refused', refusal: 'infected' }],
      });
      expect((await guarded.run(sql`select 1 from file_keys`)).rows).toEqual([]);
      const record = await guarded.added(token, 'two.xml', carrying(['application/pdf', PDF]));
      expect(record).toMatchObject({ files: 2, scanned: true });
    } finally {
      await guarded.close();
    }
  });
});
