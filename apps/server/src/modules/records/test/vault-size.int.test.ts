import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRecordsHouse, PDF, type RecordsHouse } from '../testing/records-house.ts';

let house: RecordsHouse;
beforeAll(async () => {
  house = await openRecordsHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

describe('what admins see of a vault', () => {
  it('is how much it holds, and nothing of what is in it', async () => {
    const { token, userId, journeyId } = await house.asking();
    const admin = await house.person('admin', 'alba');
    const size = async () => (await house.send('GET', `/admin/users/${userId}/records`, admin.token)).raw;
    expect(JSON.parse(await size())).toMatchObject({ records: 0, files: 0, bytes: 0, shared: 0, last_added_at: null });
    const record = await house.added(token, 'Resonancia de rodilla.pdf');
    await house.share(token, record.id, journeyId);
    const seen = await size();
    expect(JSON.parse(seen)).toEqual({
      records: 1,
      files: 1,
      bytes: PDF.length,
      most_bytes: 20 * 1024 ** 3,
      checking: 0,
      shared: 1,
      last_added_at: expect.any(String),
    });
    expect(seen).not.toContain('Resonancia');
    // Acting as an admin opens none of it.
    for (const place of [`/medical-records/${record.id}`, `/journeys/${journeyId}/records/${record.id}`])
      expect((await house.send('GET', place, admin.token)).status).toBe(404);
  });
});
