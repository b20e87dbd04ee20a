import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consentTo, LISTING, openLeads, type OpenLeads, PACKAGE, PARTNER, send } from '../testing/open-leads.ts';

let leads: OpenLeads;
beforeAll(async () => {
  leads = await openLeads();
});
beforeEach(async () => {
  leads.clock.moveTo('2026-11-19T10:00:00Z');
  await leads.clear();
});
afterAll(() => leads.close());

const rows = async (table: string) =>
  (await leads.database.db.execute(sql`select * from ${sql.identifier(table)} order by created_at`)).rows;
const fieldsOf = (answer: { body: Record<string, unknown> }) =>
  ((answer.body['fields'] ?? []) as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`);

describe('claiming a listing', () => {
  const claim = {
    provider_id: LISTING,
    full_name: 'Ana Ruiz',
    role: 'director',
    email: 'ana@clinica.example',
    phone: '55 1234 5678',
    website: 'https://clinica.example',
    registry_number: 'MX-1',
    language: 'es',
    consents: consentTo('answer_request'),
  };

  it('stores a pending claim and does not change the listing', async () => {
    const { status, body } = await send(leads.app, '/directory-claims', claim);
    expect([status, body['status']]).toEqual([201, 'pending']);
    expect(await rows('directory_claims')).toMatchObject([
      { status: 'pending', provider_id: LISTING, provider_name: 'Clínica Luna', phone: '+525512345678' },
    ]);
    const { rows: found } = await leads.database.db.execute(sql`select listing from providers where id = ${LISTING}`);
    expect(found).toEqual([{ listing: 'directory' }]);
    await leads.settle();
    expect(await leads.mail.list()).toMatchObject([{ template: 'leads.claim_received' }]);
  });

  it('fails for a partner', async () => {
    const { status, body } = await send(leads.app, '/directory-claims', { ...claim, provider_id: PARTNER });
    expect([status, body['code']]).toEqual([409, 'leads.listing_not_claimable']);
  });

  it('fails with the field name for unknown listings', async () => {
    const answer = await send(leads.app, '/directory-claims', { ...claim, provider_id: PACKAGE });
    expect(fieldsOf(answer)).toEqual(['body.provider_id unknown_reference']);
  });
});
