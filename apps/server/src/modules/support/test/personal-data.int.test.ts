import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { SECRET } from '../../accounts/testing/open-accounts.ts';
import { supportPersonalData } from '../support-personal-data.ts';
import { openSupport, type OpenSupport, question } from '../testing/open-support.ts';

let api: OpenSupport;
beforeAll(async () => {
  api = await openSupport();
});
beforeEach(() => api.clear());
afterAll(() => api.close());

const source = supportPersonalData(SECRET);
const subject = (userId: string) => ({ userId, addresses: [], onlySession: null });
const erase = (userId: string) => unitOfWork(api.database, (tx) => source.erase(tx, subject(userId)));
const count = async (condition: ReturnType<typeof sql>) => {
  const { rows } = await api.database.db.execute<{ n: number }>(
    sql`select count(*)::int as n from support_messages where ${condition}`,
  );
  return rows[0]?.n;
};

/** A person asks, and the team answers and adds a note. */
async function asked() {
  const anna = await api.person();
  const admin = await api.person('admin');
  const { body } = await api.post('/support/tickets', anna.token, question);
  const path = `/admin/support/tickets/${String(body['id'])}/replies`;
  await api.post(path, admin.token, { message: 'Ten days.' });
  await api.post(path, admin.token, { message: 'Asked the clinic.', internal: true });
  return { anna, admin };
}

describe('personal data in support', () => {
  it('is exported in plain text, including internal notes', async () => {
    const { anna, admin } = await asked();
    const collected = JSON.stringify(await source.collect(api.database.db, subject(anna.id)));
    for (const words of ['May I fly after six days?', question.message, 'Ten days.', 'Asked the clinic.'])
      expect(collected).toContain(words);
    expect(collected).not.toMatch(/v1\.|sealed/);
    expect(collected).not.toContain(admin.id);
    expect(JSON.stringify(await source.collect(api.database.db, subject(admin.id)))).not.toContain('days');
  });

  it('is deleted with the person who asked', async () => {
    const { anna } = await asked();
    await erase(anna.id);
    expect(await count(sql`true`)).toBe(0);
  });

  it('is kept, anonymized, when the person who answered is deleted', async () => {
    const { admin } = await asked();
    await erase(admin.id);
    expect(await count(sql`true`)).toBe(3);
    expect(await count(sql`author_id = ${admin.id}`)).toBe(0);
  });
});
