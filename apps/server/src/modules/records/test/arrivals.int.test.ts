import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ScannerUnavailable } from '../../../platform/scanning/scanner.ts';
import { openRecordsHouse, PDF, type RecordsHouse } from '../testing/records-house.ts';

const corpus = (name: string) => readFile(new URL(`../dicom/test/corpus/${name}`, import.meta.url));

let house: RecordsHouse;
beforeAll(async () => {
  house = await openRecordsHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

describe('a file on its way', () => {
  it('arrives in parts, waits in quarantine, and is a record with the name of its file', async () => {
    const { token } = await house.patient();
    const id = await house.upload(token, 'Informe_de_alta.pdf', PDF, 3);
    const waiting = await house.list(token);
    expect(waiting).toMatchObject({
      data: [],
      checking: 1,
      arrivals: [{ id, name: 'Informe_de_alta.pdf', status: 'checking', refusal: null, size: PDF.length }],
      used_bytes: PDF.length,
    });
    await house.settle();
    const { data, arrivals } = await house.list(token);
    expect(arrivals).toEqual([]);
    expect(data).toMatchObject([
      { title: 'Informe de alta', kind: 'pdf', category: 'report', files: 1, bytes: PDF.length, scanned: false },
    ]);
    const [record] = data;
    const content = await house.send('GET', `/medical-records/${record?.id}/content`, token);
    expect(content.bytes.equals(PDF)).toBe(true);
    expect(content.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(String(content.headers['content-disposition'])).toContain('attachment');
    // Only the file in the vault is left of the parts.
    const { rows } = await house.run(sql`select count(*)::int as kept from stored_files where delete_after is null`);
    expect(rows).toEqual([{ kept: 1 }]);
  });

  const sendForm = (token: string, files: readonly (readonly [name: string, bytes: Buffer])[]) => {
    const boundary = 'x--x';
    const fields = files.map(([name, bytes]) =>
      Buffer.concat([
        Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
        bytes,
        Buffer.from('\r\n'),
      ]),
    );
    return house.api.inject({
      method: 'POST',
      url: '/api/v1/medical-records',
      headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([...fields, Buffer.from(`--${boundary}--\r\n`)]),
    });
  };

  it('becomes a record also when it comes by a form, several at once', async () => {
    const { token } = await house.patient();
    const sent = await sendForm(token, [
      ['one.pdf', PDF],
      ['two.pdf', PDF],
    ]);
    expect([sent.statusCode, sent.json()]).toMatchObject([202, { data: [{ name: 'one.pdf' }, { name: 'two.pdf' }] }]);
    await house.settle();
    expect((await house.list(token)).data.map(({ title }) => title).toSorted()).toEqual(['one', 'two']);
  });

  it('keeps a name that is a number with dots, with an ending or without, and its content says what it is', async () => {
    const { token } = await house.patient();
    const image = await corpus('pictures/ct-small.dcm');
    const other = await corpus('pictures/mr-small.dcm');
    const names = [
      '1.2.840.113619.2.55.dcm',
      '1.2.840.113619.2.55.3.604688119.971.1',
      '1.2.840.1136.pdf',
      '1.2.840.1137',
    ];
    const sent = await sendForm(token, [
      [names[0] ?? '', image],
      [names[1] ?? '', other],
      [names[2] ?? '', PDF],
      [names[3] ?? '', PDF],
    ]);
    expect([sent.statusCode, sent.json()]).toMatchObject([202, { data: names.map((name) => ({ name })) }]);
    await house.settle();
    const { data, arrivals } = await house.list(token);
    const added = (await Promise.all(data.map(({ id }) => house.detail(token, id)))).map(
      ({ kind, title, files_list: [file] }) => `${kind} ${kind === 'pdf' ? title : ''} ${file?.name}`,
    );
    expect(added.toSorted()).toEqual([`dicom  ${names[1]}`, `dicom  ${names[0]}`, `pdf 1.2.840.1136 ${names[2]}`]);
    // A document says so in its name.
    expect(arrivals).toMatchObject([{ name: names[3], refusal: 'content_differs' }]);
  });

  it('in a form waits in quarantine whatever it is: one that is refused keeps no other from being added', async () => {
    const { token } = await house.patient();
    const summary = Buffer.from('{"resourceType":"Condition","code":{"text":"Asma"},"subject":{"display":"Ana"}}');
    const sent = await sendForm(token, [
      ['page.pdf', Buffer.from('<html><script>alert(1)</script></html>')],
      ['condition.json', summary],
      ['report.pdf', PDF],
    ]);
    expect(sent.statusCode).toBe(202);
    await house.settle();
    const { data, arrivals } = await house.list(token);
    expect(arrivals).toMatchObject([{ name: 'page.pdf', refusal: 'type_not_taken' }]);
    expect(data.map(({ kind }) => kind).toSorted()).toEqual(['fhir', 'pdf']);
    // What its name or size says is told at once, by its name, and nothing of the form is kept.
    const refused = await sendForm(token, [
      ['fine.pdf', PDF],
      ['empty.pdf', Buffer.alloc(0)],
    ]);
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'upload.empty' }]);
    expect((refused.json() as { detail: string }).detail).toContain('empty.pdf');
    expect(await house.list(token)).toMatchObject({ checking: 0, total: 2 });
  });

  it.each([
    ['program.pdf', Buffer.from(`MZ${'\0'.repeat(200)}`), 'type_not_taken'],
    ['page.pdf', Buffer.from('<html><script>alert(1)</script>'), 'type_not_taken'],
    ['drawing.xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'type_not_taken'],
    ['archive.pdf', Buffer.from('PK\x03\x04'.padEnd(100, '\0')), 'type_not_taken'],
    ['scan.jpg', PDF, 'content_differs'],
    ['photo.jpg', Buffer.from(`\xff\xd8\xff\xe0${'x'.repeat(60)}`, 'latin1'), 'unreadable'],
    ['image.dcm', Buffer.concat([Buffer.from('MZ'.padEnd(128, '\0')), Buffer.from('DICM')]), 'executable_preamble'],
    ['cut.dcm', Buffer.concat([Buffer.alloc(128), Buffer.from('DICM\x02\0')]), 'unreadable'],
    ['cut.pdf', PDF.subarray(0, PDF.length - 60), 'unreadable'],
    ['data.dcm', Buffer.from('\x08\0\x05\0CS\x0a\0ISO_IR 100'.padEnd(300, '\0')), 'dicom_incomplete'],
  ])('%s is refused with its reason, erased, and can be put away', async (name, bytes, refusal) => {
    const { token, userId } = await house.patient();
    const id = await house.upload(token, name, bytes);
    await house.settle();
    expect((await house.list(token)).arrivals).toMatchObject([{ id, name, status: 'refused', refusal }]);
    expect((await house.run(sql`select 1 from file_keys`)).rows).toEqual([]);
    expect((await house.send('DELETE', `/medical-records/arrivals/${id}`, token)).status).toBe(204);
    expect((await house.list(token)).arrivals).toEqual([]);
    expect(await house.logged(userId)).toEqual(['records.refused']);
  });

  it('that opens only with a password is refused; one that only must not be printed is not', async () => {
    const { token } = await house.patient();
    const encrypted = async (passwords: { userPassword?: string; ownerPassword: string }) => {
      const document = await PDFDocument.create();
      document.addPage();
      document.encrypt(passwords);
      return Buffer.from(await document.save());
    };
    await house.upload(token, 'locked.pdf', await encrypted({ userPassword: 'secret', ownerPassword: 'other' }));
    await house.upload(token, 'notice.pdf', await encrypted({ ownerPassword: 'other' }));
    await house.settle();
    expect(await house.list(token)).toMatchObject({
      data: [{ title: 'notice' }],
      arrivals: [{ name: 'locked.pdf', refusal: 'locked' }],
    });
  });

  it('of another person does not exist', async () => {
    const [one, other] = [await house.patient('ana'), await house.patient('luz')];
    const begun = await house.begin(one.token, 'a.pdf', 100);
    const place = String(begun.headers['location']);
    expect((await house.tus('HEAD', place, other.token)).status).toBe(404);
    expect((await house.part(other.token, place, 0, Buffer.from('x'))).status).toBe(404);
    expect((await house.tus('DELETE', place, other.token)).status).toBe(404);
    const id = await house.upload(one.token, 'b.pdf', PDF);
    expect((await house.send('DELETE', `/medical-records/arrivals/${id}`, other.token)).status).toBe(404);
  });

  it('of the demo is replaced by a fictional page', async () => {
    const { token, userId } = await house.patient();
    await house.run(sql`update users set demo = true where id = ${userId}`);
    await house.upload(token, 'really-mine.jpg', Buffer.from('a secret of a stranger'.repeat(20)));
    await house.settle();
    expect((await house.list(token)).data).toMatchObject([{ title: 'sample', kind: 'pdf' }]);
  });
});

describe('an image with something else in front than the standard says', () => {
  it('is kept as the standard has it, shown, and the same image as one that stands right', async () => {
    const { token } = await house.patient();
    const image = await corpus('pictures/mr-small.dcm');
    const astray = Buffer.concat([Buffer.alloc(500, 7), image]);
    const record = await house.added(token, 'IM0001', astray);
    const { files_list: files } = await house.detail(token, record.id);
    expect(files).toMatchObject([{ name: 'IM0001', preview: true, size: image.length }]);
    expect(record.bytes).toBe(image.length);
    const { bytes } = await house.send('GET', `/medical-records/${record.id}/content`, token);
    expect(bytes.subarray(0, 128).equals(Buffer.alloc(128))).toBe(true);
    expect(bytes.subarray(128).equals(image.subarray(128))).toBe(true);
    await house.upload(token, 'IM0002', image.subarray(128), 3);
    await house.settle();
    expect(await house.list(token)).toMatchObject({ data: [{ files: 1 }], arrivals: [] });
    expect((await house.run(sql`select count(*)::int as keys from file_keys`)).rows).toEqual([{ keys: 1 }]);
  });
});

describe('a study', () => {
  it('is one record, whose images are in order, and keeps an image once', async () => {
    const { token } = await house.patient();
    const image = await corpus('pictures/ct-small.dcm');
    await house.upload(token, 'IM0001', image);
    await house.upload(token, 'IM0002.dcm', image);
    await house.settle();
    const { data, arrivals } = await house.list(token);
    expect(arrivals).toEqual([]);
    expect(data).toMatchObject([{ kind: 'dicom', category: 'imaging', files: 1, facts: { modality: 'CT' } }]);
    const found = await house.detail(token, data[0]?.id ?? '');
    expect(found.files_list).toMatchObject([
      { media_type: 'application/dicom', preview: true, image: { modality: 'CT', frames: 1, no_preview: null } },
    ]);
    expect(found.facts).toMatchObject({ patient_name: expect.any(String) as string, name_differs: true });
  });
});

describe('with a scanner', () => {
  it('a file waits while the scanner is away, is refused if it is infected, and says that it was checked', async () => {
    let answer: () => Promise<'clean' | 'infected'> = () => Promise.reject(new ScannerUnavailable('away'));
    const guarded = await openRecordsHouse({
      scanner: {
        scan: async (content) => {
          await buffer(content);
          return answer();
        },
        version: async () => 'test',
      },
    });
    try {
      const { token } = await guarded.patient();
      await guarded.upload(token, 'one.pdf', PDF);
      await guarded.settle();
      expect(await guarded.list(token)).toMatchObject({ data: [], checking: 1 });
      answer = () => Promise.resolve('clean');
      await guarded.jobs.runAllDue({ later: true });
      expect((await guarded.list(token)).data).toMatchObject([{ title: 'one', scanned: true }]);
      answer = () => Promise.resolve('infected');
      await guarded.upload(token, 'two.pdf', PDF);
      await guarded.settle();
      expect((await guarded.list(token)).arrivals).toMatchObject([{ status: 'refused', refusal: 'infected' }]);
    } finally {
      await guarded.close();
    }
  });
});
