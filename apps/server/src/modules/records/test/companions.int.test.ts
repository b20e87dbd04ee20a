import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_DOCUMENT } from '../../../platform/demo/sample-document.ts';
import { openQuotesHouse, type QuotesHouse } from '../../journeys/testing/quotes-house.ts';

let world: QuotesHouse;
let one: Awaited<ReturnType<QuotesHouse['booked']>>;
let friend: string;
let record: string;
let token: string;
let id: string;

const call = (...asked: Parameters<QuotesHouse['call']>) => world.call(...asked);
const open = (path = '') => world.send('GET', `/trips/${token}/records${path}`);
const kept = (path = '') => call('GET', friend, `/accompanied-trips/${id}/records${path}`);

/** The patient sends a PDF, which is checked. */
async function addRecord(): Promise<string> {
  const { api, settle } = world;
  const headers = { authorization: `Bearer ${await world.house.signIn(one.patientId)}`, 'tus-resumable': '1.0.0' };
  const begun = await api.inject({
    method: 'POST',
    url: '/api/v1/medical-record-uploads',
    headers: {
      ...headers,
      'upload-length': String(SAMPLE_DOCUMENT.length),
      'upload-metadata': `filename ${Buffer.from('scan.pdf').toString('base64')}`,
    },
  });
  await api.inject({
    method: 'PATCH',
    url: String(begun.headers['location']),
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    payload: SAMPLE_DOCUMENT,
  });
  await settle();
  const { body } = await call('GET', one.patientId, '/medical-records');
  return (body['data'] as { id: string }[])[0]?.id ?? '';
}

const share = (recordId: string) =>
  call('POST', one.patientId, `/medical-records/${recordId}/shares`, {
    journey_id: one.id,
    expires_at: new Date(world.house.clock.now().getTime() + 30 * 24 * 3_600_000).toISOString(),
    consent: true,
  });

beforeAll(async () => {
  world = await openQuotesHouse();
  one = await world.booked();
  await world.settle();
  friend = (await world.house.person('patient', 'friend')).userId;
  record = await addRecord();
  const made = await call('POST', one.patientId, `/journeys/${one.id}/companions`, {
    name: 'My sister',
    rights: ['itinerary'],
    days: 30,
  });
  token = String(made.body['token']);
  id = String((made.body['companion'] as { id: string }).id);
  await call('POST', friend, `/trips/${token}/keep`, {});
});
afterAll(() => world.close());

describe('a companion', () => {
  it('reads no records without the right, though they are shared with the clinic', async () => {
    await share(record);
    for (const path of ['', `/${record}`]) {
      expect((await open(path)).body.code).toBe('records.not_found');
      expect((await kept(path)).body.code).toBe('records.not_found');
    }
    expect((await world.send('GET', `/trips/${token}?language=en`)).body).toMatchObject({ records: false });
  });

  it('with the right reads what is shared with the clinic, by the link and the account, and nothing else', async () => {
    const other = await addRecord();
    await call('PATCH', one.patientId, `/journeys/${one.id}/companions/${id}`, {
      version: 2,
      rights: ['itinerary', 'records'],
    });
    expect((await world.send('GET', `/trips/${token}?language=en`)).body).toMatchObject({ records: true });
    for (const read of [open, kept]) {
      expect((await read()).body['data']).toMatchObject([{ id: record, note: null, shares: [], actions: [] }]);
      const shown = await read(`/${record}`);
      const [file] = shown.body['files_list'] as { id: string }[];
      expect((await read(`/${record}/files/${file?.id}`)).status).toBe(200);
      expect((await read(`/${record}/document`)).body.code).toBe('records.no_document');
      expect((await read(`/${other}`)).body.code).toBe('records.not_found');
    }
    expect((await call('GET', world.staff, `/accompanied-trips/${id}/records`)).body.code).toBe(
      'journeys.trip_not_found',
    );
  });

  it('is named in the patient’s access log', async () => {
    const { body } = await call('GET', one.patientId, `/medical-records/access-log?record_id=${record}&by=others`);
    const lines = (body['data'] as { action: string; by: string; reader: string }[]).filter(
      ({ action }) => action === 'records.opened',
    );
    expect(lines).toMatchObject([
      { by: 'companion', reader: 'My sister' },
      { by: 'companion', reader: 'My sister' },
    ]);
  });

  it('reads nothing once the share has ended, or the patient ended their access', async () => {
    await world.house.run(sql`update record_shares set expires_at = '2020-01-01'`);
    expect((await open(`/${record}`)).body.code).toBe('records.share_ended');
    expect((await open()).body['data']).toEqual([]);
    await share(record);
    expect((await open(`/${record}`)).status).toBe(200);
    await call('POST', one.patientId, `/journeys/${one.id}/companions/${id}/revoke`, { version: 3 });
    expect((await open()).body.code).toBe('journeys.trip_gone');
    expect((await kept(`/${record}`)).body.code).toBe('journeys.trip_gone');
  });
});
