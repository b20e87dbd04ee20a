import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OTHER_CLINIC } from '../../contexts/testing/open-house.ts';
import { openRecordsHouse, PDF, type RecordsHouse } from '../testing/records-house.ts';

let house: RecordsHouse;
beforeAll(async () => {
  house = await openRecordsHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

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
    // What patients give is named with its recipient.
    const own = (await house.send('GET', '/medical-records/access-log?by=me', token)).body['data'];
    expect(own).toContainEqual(
      expect.objectContaining({ action: 'records.shared', by: 'me', clinic: 'Clínica Um', clinician: null }),
    );
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
    expect((await house.send('GET', `/journeys/${journeyId}/records`, reader)).body).toMatchObject({
      data: [],
      ended: 1,
    });
  });

  it('is read by those who treat at that clinic, and by nobody else', async () => {
    const { token, journeyId } = await house.asking();
    const record = await house.added(token);
    await house.share(token, record.id, journeyId);
    const place = `/journeys/${journeyId}/records`;
    const stranger = await house.staff('owner', OTHER_CLINIC);
    expect((await house.send('GET', `${place}/${record.id}`, stranger.token)).status).toBe(404);
    for (const { token: other } of [await house.member('owner'), await house.person('admin')]) {
      expect((await house.send('GET', place, other)).body).toMatchObject({ data: [], ended: 0, emergency: null });
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
