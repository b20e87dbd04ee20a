import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRecordsHouse, type RecordsHouse } from '../testing/records-house.ts';

const corpus = (name: string) => readFile(new URL(`../dicom/test/corpus/${name}`, import.meta.url));

let house: RecordsHouse;
beforeAll(async () => {
  house = await openRecordsHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

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
    const refused = await house.send('PATCH', `/medical-records/${record.id}`, token, stale);
    // What is there now comes with the refusal, so that a form can show both.
    expect(refused).toMatchObject({ status: 409, body: { code: 'request.stale_version', present: changed.body } });
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
