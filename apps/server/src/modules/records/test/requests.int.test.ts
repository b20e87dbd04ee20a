import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calendar } from '../../../platform/calendar.ts';
import { CLINIC, OTHER_CLINIC } from '../../contexts/testing/open-house.ts';
import { openRecordsHouse, type RecordsHouse } from '../testing/records-house.ts';

let house: RecordsHouse;
beforeAll(async () => {
  house = await openRecordsHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

let keys = 0;
const ask = (token: string, journeyId: string, body: object = { words: 'The MRI of your knee' }) => {
  keys += 1;
  return house.send('POST', `/provider/journeys/${journeyId}/record-requests`, token, body, {
    'idempotency-key': `request-key-${String(keys).padStart(8, '0')}`,
  });
};
const answer = (token: string, journeyId: string, id: unknown, said: string) =>
  house.send('POST', `/journeys/${journeyId}/record-requests/${String(id)}/answer`, token, { answer: said });
const requests = async (token: string, journeyId: string) =>
  (await house.send('GET', `/journeys/${journeyId}/records`, token)).body['requests'];
const told = async (userId: string) =>
  (await house.run(sql`select kind, params from notifications where user_id = ${userId} and kind like '%records_%'`))
    .rows;

describe('a request for records', () => {
  it.each([
    ['shared', 'answered'],
    ['declined', 'declined'],
  ])('that the patient answers with %s is told to the clinic, and its words to nobody else', async (said, status) => {
    const { token, userId, journeyId } = await house.asking();
    const staff = await house.staff('coordinator');
    const asked = await ask(staff.token, journeyId, {
      words: 'The MRI of your knee',
      category: 'imaging',
      due_on: '2026-12-01',
    });
    expect(asked).toMatchObject({
      status: 201,
      body: { status: 'open', category: 'imaging', due_on: '2026-12-01', actions: ['withdraw'] },
    });
    await house.settle();
    expect(await told(userId)).toMatchObject([{ kind: 'records_requested', params: { clinic: 'Clínica Um' } }]);
    expect(await requests(token, journeyId)).toMatchObject([
      { words: 'The MRI of your knee', asked_by: 'coordinator Quiroga', actions: ['answer', 'decline'] },
    ]);
    const waiting = { requests: [{ journey_id: journeyId, clinic: 'Clínica Um', count: 1 }], refused: 0 };
    expect((await house.send('GET', '/medical-records/waiting', token)).body).toEqual(waiting);
    // It is theirs alone.
    const other = await house.patient();
    expect((await house.send('GET', '/medical-records/waiting', other.token)).body).toMatchObject({ requests: [] });
    expect((await answer(token, journeyId, asked.body['id'], said)).body).toMatchObject({ status, actions: [] });
    await house.settle();
    expect(await told(staff.userId)).toMatchObject([{ kind: 'clinic_records_answered', params: { answer: status } }]);
    expect(JSON.stringify([await told(userId), await told(staff.userId)])).not.toContain('MRI');
    expect((await house.send('GET', '/medical-records/waiting', token)).body).toEqual({ requests: [], refused: 0 });
    expect(await requests(staff.token, journeyId)).toMatchObject([{ status, actions: [] }]);
    expect((await answer(token, journeyId, asked.body['id'], said)).body.code).toBe('records.request_not_possible');
    expect((await house.logged(userId)).slice(-2)).toEqual(['records.requested', `records.request_${status}`]);
    const { rows } = await house.run(sql`select words_sealed from record_requests`);
    expect(String(rows[0]?.['words_sealed'])).not.toContain('MRI');
  });

  it('is withdrawn by the clinic, and then can’t be answered', async () => {
    const { token, journeyId } = await house.asking();
    const staff = await house.staff('owner');
    const { body } = await ask(staff.token, journeyId);
    const place = `/provider/journeys/${journeyId}/record-requests/${String(body['id'])}`;
    const stranger = await house.staff('owner', OTHER_CLINIC);
    expect((await house.send('DELETE', place, stranger.token)).body.code).toBe('journeys.not_found');
    expect((await house.send('DELETE', place, staff.token)).body).toMatchObject({ status: 'withdrawn' });
    expect((await answer(token, journeyId, body['id'], 'shared')).body.code).toBe('records.request_not_possible');
  });

  it('is refused without words, for a day that is past, on a journey that ended, and beyond twenty', async () => {
    const { journeyId } = await house.asking();
    const { token } = await house.staff('owner');
    for (const body of [{}, { words: '  ' }, { words: 'x'.repeat(501) }, { words: 'MRI', due_on: 'soon' }])
      expect((await ask(token, journeyId, body)).status, JSON.stringify(body).slice(0, 40)).toBe(422);
    expect((await ask(token, journeyId, { words: 'MRI', due_on: '2026-01-01' })).body.code).toBe(
      'records.request_not_possible',
    );
    // Where a day ends last it is still today.
    const last = calendar.dateAt(house.clock.now(), 'Etc/GMT+12');
    const gone = { words: 'MRI', due_on: calendar.addDays(last, -1) };
    expect((await ask(token, journeyId, gone)).body.code).toBe('records.request_not_possible');
    expect((await ask(token, journeyId, { words: 'MRI', due_on: last })).status).toBe(201);
    for (let count = 1; count < 20; count += 1) expect((await ask(token, journeyId)).status).toBe(201);
    expect((await ask(token, journeyId)).body.code).toBe('records.too_many_requests');
    await house.run(
      sql`update journeys set status = 'declined', answer_due_at = null, remind_at = null where id = ${journeyId}`,
    );
    expect((await ask(token, journeyId)).body.code).toBe('records.request_not_possible');
  });

  it('is between the patient and those who treat: nobody else asks, reads or answers', async () => {
    const { journeyId } = await house.asking();
    const { token } = await house.staff('owner');
    const { body } = await ask(token, journeyId);
    const admin = await house.person('admin');
    const reason = 'The clinic asked for help';
    await house.send('POST', `/admin/providers/${CLINIC}/access`, admin.token, { reason });
    expect((await ask(admin.token, journeyId)).body.code).toBe('records.request_not_possible');
    expect(await requests(admin.token, journeyId)).toEqual([]);
    const other = await house.asking('luz');
    expect((await answer(other.token, journeyId, body['id'], 'shared')).body.code).toBe('journeys.not_found');
    expect((await answer(other.token, other.journeyId, body['id'], 'shared')).body.code).toBe(
      'records.request_not_found',
    );
    expect((await answer(token, journeyId, body['id'], 'shared')).body.code).toBe('journeys.not_found');
  });
});
