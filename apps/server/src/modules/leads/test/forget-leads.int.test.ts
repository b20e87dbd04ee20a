import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseLead } from '../commands/erase-lead.ts';
import { listLeads } from '../queries/list-leads.ts';
import { readLead } from '../queries/read-lead.ts';
import { aRequest, openLeads, type OpenLeads, SECRET, send } from '../testing/open-leads.ts';

let leads: OpenLeads;
beforeAll(async () => {
  leads = await openLeads();
});
afterAll(() => leads.close());

const count = async (table: string) =>
  (await leads.database.db.execute(sql`select count(*)::int as n from ${sql.identifier(table)}`)).rows[0]?.['n'];
const night = () =>
  leads.database.db
    .execute(sql`insert into pgboss.job (name, data) values ('leads.forget_old', '{}')`)
    .then(() => leads.settle());

it('deletes requests after twelve months and their arrivals after two days', async () => {
  await send(leads.app, '/consultation-requests', aRequest);
  leads.clock.moveTo('2026-11-22T10:00:00Z');
  await night();
  expect([await count('consultation_requests'), await count('lead_arrivals')]).toEqual([1, 0]);
  leads.clock.moveTo('2027-11-18T10:00:00Z');
  await night();
  expect(await count('consultation_requests')).toBe(1);
  leads.clock.moveTo('2027-11-19T10:00:01Z');
  await night();
  expect(await count('consultation_requests')).toBe(0);
});

it('shows one to the operator with its message, and deletes it by its reference', async () => {
  const { body } = await send(leads.app, '/consultation-requests', aRequest);
  const [line] = await listLeads(leads.database, 5);
  expect(line).toMatchObject({ reference: body['reference'], kind: 'consultation', status: 'received' });
  expect(JSON.stringify(line)).not.toContain('rosa');
  const lead = await readLead(leads.database, SECRET, String(body['reference']));
  expect(lead).toMatchObject({
    message: aRequest.message,
    fields: { email: aRequest.email, treatment: 'hip-replacement' },
  });
  await expect(readLead(leads.database, 'another secret', String(body['reference']))).rejects.toThrow(/authenticate/);
  expect(await eraseLead(leads.database, 'TR-0000-0000')).toBe(false);
  expect(await eraseLead(leads.database, String(body['reference']))).toBe(true);
  expect(await count('consultation_requests')).toBe(0);
});

it('rejects in the database what the contract does not allow', async () => {
  await send(leads.app, '/consultation-requests', { ...aRequest, message: 'x' });
  for (const change of [
    sql`status = 'lost'`,
    sql`phone = '5512345678'`,
    sql`contact_by = 'phone'`,
    sql`consents = '[]'`,
    sql`preferred_month = '2027-13'`,
    sql`treatment = null`,
    sql`language = 'fr'`,
  ])
    await expect(leads.database.db.execute(sql`update consultation_requests set ${change}`)).rejects.toMatchObject({
      cause: { code: '23514' },
    });
});
