import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRecordsHouse, type RecordsHouse } from '../testing/records-house.ts';

let house: RecordsHouse;
beforeAll(async () => {
  house = await openRecordsHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

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
