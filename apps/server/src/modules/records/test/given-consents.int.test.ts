import type { GivenConsents } from '@travesia/contracts/privacy';
import { RECORD_CONSENT_WORDING } from '@travesia/contracts/records';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRecordsHouse, type RecordsHouse } from '../testing/records-house.ts';

let house: RecordsHouse;
beforeAll(async () => {
  house = await openRecordsHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const given = async (token: string, query = '') =>
  (await house.send('GET', `/profile/given-consents${query}`, token)).body as unknown as GivenConsents;

describe('the consents that somebody gave', () => {
  it('are listed by purpose and version, with whom they were given to and until when', async () => {
    const { token, journeyId } = await house.asking();
    const record = await house.added(token);
    await house.share(token, record.id, journeyId, 30);
    const { data, total } = await given(token);
    expect(total).toBe(data.length);
    const byPurpose = Object.fromEntries(data.map((one) => [one.purpose, one]));
    expect(Object.keys(byPurpose).sort()).toEqual(['health_data', 'share_answers', 'share_record']);
    expect(byPurpose['health_data']).toMatchObject({ wording: '2026-11-22', language: 'en', to: null, ended_at: null });
    expect(byPurpose['share_answers']).toMatchObject({
      wording: '2026-11-27',
      to: 'Clínica Um',
      journey_id: journeyId,
      until: null,
    });
    expect(byPurpose['share_record']).toMatchObject({
      wording: RECORD_CONSENT_WORDING,
      to: 'Clínica Um',
      record_id: record.id,
      until: new Date(house.clock.now().getTime() + 30 * 24 * 3_600_000).toISOString(),
      ended_at: null,
    });
  });

  it('end when they are withdrawn or their day has passed, and stay listed', async () => {
    const { token, journeyId } = await house.asking();
    const [first, second] = [await house.added(token, 'one.pdf'), await house.added(token, 'two.pdf')];
    await house.share(token, first.id, journeyId, 5 / (24 * 60));
    const { body } = await house.share(token, second.id, journeyId, 30);
    await house.send('DELETE', `/medical-records/${second.id}/shares/${String(body['id'])}`, token);
    const withdrawn = await given(token, '?purpose=share_record&state=ended');
    expect(withdrawn.data).toMatchObject([{ record_id: second.id, ended_at: house.clock.now().toISOString() }]);
    house.pass(6);
    const ended = await given(token, '?purpose=share_record&state=ended');
    expect(new Set(ended.data.map(({ record_id: id }) => id))).toEqual(new Set([first.id, second.id]));
    expect((await given(token, '?purpose=share_record&state=in_force')).data).toEqual([]);
    await house.send('DELETE', `/medical-records/${first.id}`, token);
    expect((await given(token, '?purpose=share_record')).total).toBe(2);
  });

  it('include links, which are given to whoever has them', async () => {
    const { token } = await house.asking();
    const record = await house.added(token);
    const link = { name: 'Dr. Miller', record_ids: [record.id], days: 14, consent: true };
    const made = await house.send('POST', '/medical-records/links', token, link, { 'idempotency-key': uuidv7() });
    expect(made.status).toBe(201);
    const { data } = await given(token, '?purpose=record_link');
    expect(data).toMatchObject([{ to: null, ended_at: null, record_id: null, journey_id: null }]);
    expect(JSON.stringify(data)).not.toContain('Miller');
  });

  it('are a page at a time, and those of others are never in it', async () => {
    const { token } = await house.asking();
    const other = await house.patient('otto');
    const page = await given(token, '?limit=1&page=2');
    expect(page).toMatchObject({ total: 2, total_pages: 2, data: [{}] });
    expect((await given(other.token)).data).toMatchObject([{ purpose: 'health_data' }]);
    expect((await house.send('GET', '/profile/given-consents?purpose=else', token)).status).toBe(422);
  });
});
