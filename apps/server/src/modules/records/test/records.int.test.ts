import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ScannerUnavailable } from '../../../platform/scanning/scanner.ts';
import { OTHER_CLINIC } from '../../contexts/testing/open-house.ts';
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

  it('becomes a record also when it comes by a form, several at once', async () => {
    const { token } = await house.patient();
    const boundary = 'x';
    const field = (name: string) =>
      Buffer.concat([
        Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
        PDF,
        Buffer.from('\r\n'),
      ]);
    const payload = Buffer.concat([field('one.pdf'), field('two.pdf'), Buffer.from(`--${boundary}--\r\n`)]);
    const sent = await house.api.inject({
      method: 'POST',
      url: '/api/v1/medical-records',
      headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload,
    });
    expect([sent.statusCode, sent.json()]).toMatchObject([202, { data: [{ name: 'one.pdf' }, { name: 'two.pdf' }] }]);
    await house.settle();
    expect((await house.list(token)).data.map(({ title }) => title).toSorted()).toEqual(['one', 'two']);
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

describe('a record', () => {
  it('is found by words, kind and category, and changed by its owner', async () => {
    const { token } = await house.patient();
    await house.added(token, 'Análisis de sangre.pdf');
    const record = await house.added(token, 'Radiografía.pdf');
    const changed = await house.send('PATCH', `/medical-records/${record.id}`, token, {
      version: record.version,
      title: 'Radiografía de rodilla',
      category: 'imaging',
      document_date: '2026-03',
      note: 'De la clínica del barrio',
    });
    expect(changed.body).toMatchObject({
      title: 'Radiografía de rodilla',
      category: 'imaging',
      document_date: '2026-03',
      note: 'De la clínica del barrio',
      version: 2,
    });
    const stale = { version: record.version, title: 'x' };
    expect((await house.send('PATCH', `/medical-records/${record.id}`, token, stale)).body.code).toBe(
      'request.stale_version',
    );
    const titles = async (query: string) => (await house.list(token, query)).data.map(({ title }) => title);
    expect(await titles('?search=rodilla')).toEqual(['Radiografía de rodilla']);
    expect(await titles('?search=BARRIO')).toEqual(['Radiografía de rodilla']);
    expect(await titles('?search=analisis')).toEqual(['Análisis de sangre']);
    expect(await titles('?category=imaging')).toEqual(['Radiografía de rodilla']);
    expect(await titles('?kind=dicom')).toEqual([]);
    expect(await titles('?sort=date')).toEqual(['Radiografía de rodilla', 'Análisis de sangre']);
    for (const date of ['2026-13', '2026-02-30', '26', 'soon'])
      expect(
        (await house.send('PATCH', `/medical-records/${record.id}`, token, { version: 2, document_date: date })).status,
      ).toBe(422);
  });

  it('says nothing in the database of what it is', async () => {
    const { token } = await house.patient();
    const record = await house.added(token, 'Prueba VIH positiva.pdf');
    await house.send('PATCH', `/medical-records/${record.id}`, token, { version: 1, note: 'Solo para el hospital' });
    for (const table of ['medical_records', 'record_files', 'stored_files', 'uploads', 'audit_entries']) {
      const { rows } = await house.run(sql.raw(`select * from ${table}`));
      expect(JSON.stringify(rows)).not.toMatch(/VIH|hospital/);
    }
  });

  it('is its owner’s alone: nobody else reads, changes or erases it', async () => {
    const owner = await house.patient('ana');
    const record = await house.added(owner.token);
    const [file] = (await house.detail(owner.token, record.id)).files_list;
    const others = [
      await house.patient('luz'),
      await house.staff('owner'),
      await house.member('owner'),
      await house.person('admin'),
    ];
    for (const { token } of others) {
      for (const path of ['', '/content', `/files/${file?.id}`])
        expect((await house.send('GET', `/medical-records/${record.id}${path}`, token)).status).toBe(404);
      expect((await house.send('PATCH', `/medical-records/${record.id}`, token, { version: 1 })).status).toBe(404);
      expect((await house.send('DELETE', `/medical-records/${record.id}`, token)).status).toBe(404);
      expect((await house.list(token)).data).toEqual([]);
    }
    expect(await house.logged(owner.userId)).toEqual(['records.added']);
  });

  it('once erased can’t be read: not by anybody, nor from a copy of its files', async () => {
    const { token, journeyId, userId } = await house.asking();
    const staff = await house.staff('owner');
    const record = await house.added(token);
    await house.share(token, record.id, journeyId);
    const { rows: before } = await house.run(sql`select file_id from record_files`);
    expect((await house.send('DELETE', `/medical-records/${record.id}`, token)).status).toBe(204);
    expect((await house.send('GET', `/medical-records/${record.id}/content`, token)).status).toBe(404);
    expect((await house.send('GET', `/journeys/${journeyId}/records/${record.id}`, staff.token)).status).toBe(404);
    // The bytes are still there until the next sweep, as they are in a backup; the key is not.
    expect(await house.files.get(String(before[0]?.['file_id']))).toBeNull();
    expect((await house.run(sql`select 1 from file_keys`)).rows).toEqual([]);
    expect((await house.run(sql`select record_id, status from record_shares`)).rows).toEqual([
      { record_id: null, status: 'revoked' },
    ]);
    const log = (await house.send('GET', '/medical-records/access-log', token)).body;
    expect(log).toMatchObject({
      data: [{ action: 'records.erased', by: 'me', record: { id: record.id, title: null } }, {}, {}, {}],
    });
    expect(await house.logged(userId)).toContain('records.erased');
  });
});

describe('a share', () => {
  it('lets the clinic of the journey read, every read is one entry, and the patient sees who read what', async () => {
    const { token, journeyId, userId } = await house.asking();
    const record = await house.added(token, 'Resonancia.pdf');
    const shared = await house.share(token, record.id, journeyId);
    expect(shared).toMatchObject({
      status: 201,
      body: { status: 'active', clinic: 'Clínica Um', actions: ['revoke'] },
    });
    const staff = await house.staff('coordinator');
    const list = await house.send('GET', `/journeys/${journeyId}/records`, staff.token);
    expect(list.body).toMatchObject({ data: [{ title: 'Resonancia', note: null, shares: [], actions: [] }], ended: 0 });
    const opened = await house.send('GET', `/journeys/${journeyId}/records/${record.id}`, staff.token);
    const [file] = (opened.body as unknown as { files_list: { id: string }[] }).files_list;
    const place = `/journeys/${journeyId}/records/${record.id}/files/${file?.id}`;
    const before = (await house.logged(userId)).filter((action) => action === 'records.file_read').length;
    for (let read = 0; read < 5; read += 1)
      expect((await house.send('GET', place, staff.token)).bytes.equals(PDF)).toBe(true);
    const range = await house.send('GET', place, staff.token, undefined, { range: 'bytes=0-3' });
    expect([range.status, range.bytes.toString()]).toEqual([206, '%PDF']);
    const after = (await house.logged(userId)).filter((action) => action === 'records.file_read').length;
    expect(after - before).toBe(6);

    const log = (await house.send('GET', '/medical-records/access-log?by=others', token)).body as unknown as {
      data: object[];
    };
    expect(log.data).toMatchObject([
      { action: 'records.file_read', by: 'clinic', clinic: 'Clínica Um', times: 6, record: { title: 'Resonancia' } },
      { action: 'records.opened', by: 'clinic', times: 1 },
      { action: 'records.listed', by: 'clinic', record: null },
      {},
    ]);
    expect((await house.detail(token, record.id)).shares).toMatchObject([
      { last_read_at: house.clock.now().toISOString() },
    ]);
  });

  const revoke = async (token: string, recordId: string, shareId: string) => {
    const ended = await house.send('DELETE', `/medical-records/${recordId}/shares/${shareId}`, token);
    return ended.body['status'];
  };
  const expire = async () => {
    house.pass(24 * 60);
    return 'expired';
  };

  it.each([
    ['revoked', revoke],
    ['expired', expire],
  ] as const)('that was %s answers 410 at once', async (how, end) => {
    const { token, journeyId } = await house.asking();
    const record = await house.added(token);
    const { body } = await house.share(token, record.id, journeyId, 1);
    const [file] = (await house.detail(token, record.id)).files_list;
    const staff = await house.staff('owner');
    expect((await house.send('GET', `/journeys/${journeyId}/records/${record.id}`, staff.token)).status).toBe(200);
    expect(await end(token, record.id, String(body['id']))).toBe(how);
    const reader = await house.signIn(staff.userId);
    for (const path of ['', `/files/${file?.id}`])
      expect(await house.send('GET', `/journeys/${journeyId}/records/${record.id}${path}`, reader)).toMatchObject({
        status: 410,
        body: { code: 'records.share_ended' },
      });
    expect((await house.send('GET', `/journeys/${journeyId}/records`, reader)).body).toEqual({ data: [], ended: 1 });
  });

  it('is read by those who treat at that clinic, and by nobody else', async () => {
    const { token, journeyId } = await house.asking();
    const record = await house.added(token);
    await house.share(token, record.id, journeyId);
    const place = `/journeys/${journeyId}/records`;
    const stranger = await house.staff('owner', OTHER_CLINIC);
    expect((await house.send('GET', `${place}/${record.id}`, stranger.token)).status).toBe(404);
    for (const { token: other } of [await house.member('owner'), await house.person('admin')]) {
      expect((await house.send('GET', place, other)).body).toEqual({ data: [], ended: 0 });
      expect((await house.send('GET', `${place}/${record.id}`, other)).body.code).toBe('records.not_found');
    }
    const second = await house.added(token, 'private.pdf');
    const staff = await house.staff('owner');
    expect((await house.send('GET', `${place}/${second.id}`, staff.token)).status).toBe(404);
  });

  it('is refused for a day that is past or too far, another’s journey or record, and without consent', async () => {
    const one = await house.asking('ana');
    const other = await house.asking('luz');
    const record = await house.added(one.token);
    const code = async (...asked: Parameters<RecordsHouse['share']>) => (await house.share(...asked)).body.code;
    expect(await code(one.token, record.id, one.journeyId, -1)).toBe('records.share_not_possible');
    expect(await code(one.token, record.id, one.journeyId, 400)).toBe('records.share_not_possible');
    expect(await code(one.token, record.id, other.journeyId)).toBe('journeys.not_found');
    expect(await code(other.token, record.id, other.journeyId)).toBe('records.not_found');
    const body = { journey_id: one.journeyId, expires_at: '2027-01-01T00:00:00Z', consent: false };
    const sent = await house.send('POST', `/medical-records/${record.id}/shares`, one.token, body, {
      'idempotency-key': 'x'.repeat(20),
    });
    expect(sent.status).toBe(422);
  });

  it('tells the clinic once for several records, and nothing of what they are', async () => {
    const { token, journeyId } = await house.asking();
    const staff = await house.staff('owner');
    for (const name of ['one.pdf', 'two.pdf']) await house.share(token, (await house.added(token, name)).id, journeyId);
    await house.settle();
    const { rows } = await house.run(
      sql`select kind, params from notifications where user_id = ${staff.userId} and kind = 'clinic_record_shared'`,
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('one');
  });
});

describe('a clinical document', () => {
  const sample = async (name: string) =>
    gunzipSync(await readFile(new URL(`../clinical/test/fixtures/${name}.gz`, import.meta.url)));

  it('has its title, date and person, and is read statement by statement, each read logged', async () => {
    const { token, userId } = await house.patient();
    const record = await house.added(token, 'summary.json', await sample('ips-minimal.json'));
    expect(record).toMatchObject({ kind: 'fhir', category: 'summary' });
    const { body } = await house.send('GET', `/medical-records/${record.id}/document`, token);
    expect(body).toMatchObject({ form: 'ips', dropped: [] });
    expect(await house.logged(userId)).toEqual(['records.added', 'records.file_read']);
    const pdf = await house.added(token);
    expect((await house.send('GET', `/medical-records/${pdf.id}/document`, token)).body.code).toBe(
      'records.no_document',
    );
  });

  it('becomes part of the summary, which is exported as a document of its own', async () => {
    const { token } = await house.patient();
    expect((await house.send('GET', '/medical-records/export?language=es', token)).body.code).toBe(
      'records.summary_not_possible',
    );
    const empty = (await house.send('GET', '/medical-records/summary', token)).body as unknown as {
      kinds: { state: string }[];
    };
    expect(new Set(empty.kinds.map(({ state }) => state))).toEqual(new Set(['not_known']));
    await house.added(token, 'one.json', await sample('ips-minimal.json'));
    await house.added(token, 'two.json', await sample('ips-minimal.json'));
    const { body } = await house.send('GET', '/medical-records/summary', token);
    expect(body).toMatchObject({ sources: [{}, {}], unreadable: [] });
    const stated = (body as unknown as { kinds: { entries: { sources: object[] }[] }[] }).kinds.flatMap(
      ({ entries }) => entries,
    );
    expect(stated.length).toBeGreaterThan(0);
    for (const { sources } of stated) expect(sources).toHaveLength(2);
    const exported = await house.send('GET', '/medical-records/export?language=es', token);
    expect(exported.headers['content-type']).toBe('application/fhir+json');
    expect(JSON.parse(exported.raw)).toMatchObject({ resourceType: 'Bundle', type: 'document' });
  });

  it.each([
    ['page.json', '{"hello": 1}', 'not_clinical'],
    ['old.json', '{"resourceType":"Bundle","type":"document"', 'unreadable'],
    ['bomb.xml', '<!DOCTYPE x [<!ENTITY a "a">]><ClinicalDocument>&a;</ClinicalDocument>', 'unsafe'],
  ])('that can’t be read is refused: %s', async (name, text, refusal) => {
    const { token } = await house.patient();
    await house.upload(token, name, Buffer.from(text));
    await house.settle();
    expect((await house.list(token)).arrivals).toMatchObject([{ status: 'refused', refusal }]);
  });

  it('that is shared is read by the clinic until the share ends', async () => {
    const { token, journeyId } = await house.asking();
    const record = await house.added(token, 'summary.json', await sample('ips-minimal.json'));
    const { body } = await house.share(token, record.id, journeyId);
    const staff = await house.staff('owner');
    const place = `/journeys/${journeyId}/records/${record.id}/document`;
    expect((await house.send('GET', place, staff.token)).body).toMatchObject({ form: 'ips' });
    await house.send('DELETE', `/medical-records/${record.id}/shares/${String(body['id'])}`, token);
    expect((await house.send('GET', place, staff.token)).status).toBe(410);
  });
});

describe('a copy without identity', () => {
  it('has the picture and nothing of the person, and is refused where that can’t be proven', async () => {
    const { token } = await house.patient();
    const original = await corpus('pictures/ct-small.dcm');
    const record = await house.added(token, 'ct.dcm', original);
    const [file] = (await house.detail(token, record.id)).files_list;
    const place = `/medical-records/${record.id}/files/${file?.id}/deidentified`;
    const copy = await house.send('GET', place, token);
    expect(copy.status).toBe(200);
    expect(copy.bytes.includes('CompressedSamples')).toBe(false);
    expect(original.includes('CompressedSamples')).toBe(true);
    const pdf = await house.added(token);
    const [page] = (await house.detail(token, pdf.id)).files_list;
    expect(
      (await house.send('GET', `/medical-records/${pdf.id}/files/${page?.id}/deidentified`, token)).body,
    ).toMatchObject({ code: 'records.copy_not_possible' });
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
