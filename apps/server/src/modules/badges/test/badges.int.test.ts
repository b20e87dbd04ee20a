import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../platform/testing/empty-tables.ts';
import { CLINIC, OTHER_CLINIC, RIVAL } from '../../contexts/testing/open-house.ts';
import { openPortals, type Portals } from '../testing/open-portals.ts';

let house: Portals;
beforeAll(async () => {
  house = await openPortals({ answeredTickets: () => Promise.resolve(3) });
});
beforeEach(async () => {
  await house.clear();
  await emptyTables(house.database, 'credentials', 'consultation_requests', 'invitations');
});
afterAll(() => house.close());

const get = async (token: string, path: string) => (await house.send('GET', path, token)).body;

const request = (providerId: string) =>
  house.run(sql`insert into consultation_requests
      (id, reference, full_name, email, language, consents, status, about_kind, about, provider_id, contact_by, message_sealed)
    values (gen_random_uuid(), ${`TR-${uuidv7()}`}, 'Thomas Abara', 'thomas@example.com', 'en', '[{"purpose": "answer_request"}]',
      'received', 'provider', '{"en": "A", "es": "A", "pt": "A"}', ${providerId}, 'email', 'sealed')`);

describe('clinic navigation', () => {
  it('shows the same counts as its pages, and the clinic’s name', async () => {
    const ana = await house.staff('owner');
    await request(CLINIC);
    await request(CLINIC);
    await request(OTHER_CLINIC);
    const invited = { email: 'leo@example.com', role: 'coordinator', language: 'en' };
    expect((await house.send('POST', '/provider/staff', ana.token, invited)).status).toBeLessThan(300);
    const [overview, onboarding] = await Promise.all([
      get(ana.token, '/providers/dashboard/overview'),
      get(ana.token, '/provider/onboarding-status'),
    ]);
    const steps = (onboarding['steps'] as { state: string; path: string | null }[]).filter(
      ({ state, path }) => state !== 'done' && path !== null,
    );
    expect(steps.length).toBeGreaterThan(0);
    expect(overview).toMatchObject({ requests: { waiting: 2 }, staff: { invited: 1 } });
    expect(await get(ana.token, '/provider/badges')).toEqual({
      place: 'Clínica Um',
      verification_status: 'verified',
      requests_waiting: 2,
      steps_to_do: steps.length,
      invitations_open: 1,
      bookings: 0,
      journeys_to_answer: 0,
      incidents_unanswered: 0,
      claims_to_act: 0,
      messages_unread: 0,
      team_messages_unread: 0,
      proposals_waiting: 0,
      tickets_answered: 3,
    });
  });

  it('says whether the clinic is verified', async () => {
    const ana = await house.staff('owner');
    await house.run(sql`update providers set verification_status = 'pending' where id = ${CLINIC}`);
    expect(await get(ana.token, '/provider/badges')).toMatchObject({ verification_status: 'pending' });
  });

  it('omits steps the user may not perform', async () => {
    const leo = await house.staff('coordinator');
    expect(await get(leo.token, '/provider/badges')).toMatchObject({ steps_to_do: 0 });
  });

  it('omits requests the user may not read', async () => {
    const billing = await house.staff('billing');
    await request(CLINIC);
    expect(await get(billing.token, '/provider/badges')).toMatchObject({ requests_waiting: 0 });
  });

  it('counts for the clinic in context, and for none without one', async () => {
    const bea = await house.member('owner');
    await request(CLINIC);
    expect((await get(bea.token, '/provider/badges')).code).toBe('access.no_provider_context');
    await house.send('POST', `/organizations/providers/${CLINIC}/access`, bea.token, { reason: 'To help the clinic' });
    expect(await get(bea.token, '/provider/badges')).toMatchObject({ place: 'Clínica Um', requests_waiting: 1 });
  });
});

describe('organization navigation', () => {
  it('shows the same counts as its pages across its clinics, and its name', async () => {
    const bea = await house.member('owner');
    await house.run(sql`insert into organization_providers values (${RIVAL}, ${OTHER_CLINIC}, now())`);
    await request(CLINIC);
    await request(OTHER_CLINIC);
    await house.credential('facility_licence', '2026-11-14');
    await house.credential('insurance', '2026-12-10');
    await house.credential('insurance', '2026-11-01', { providerId: OTHER_CLINIC });
    const [dashboard, clinics, compliance] = await Promise.all([
      get(bea.token, '/organizations/dashboard'),
      get(bea.token, '/organizations/providers?state=needing'),
      get(bea.token, '/organizations/compliance'),
    ]);
    expect(dashboard).toMatchObject({ requests: 1, needing_total: 1 });
    expect(clinics).toMatchObject({ total: 1, data: [{ id: CLINIC }] });
    expect(compliance).toMatchObject({ counts: { expired: 1, due: 1 } });
    expect(await get(bea.token, '/organizations/badges')).toEqual({
      place: 'Rede Araucária',
      requests_waiting: 1,
      clinics_needing: 1,
      credentials_expired: 1,
      credentials_due: 1,
      invitations_open: 0,
      bookings: 0,
      journeys_to_answer: 0,
      incidents_unanswered: 0,
      claims_to_act: 0,
      messages_unread: 0,
      team_messages_unread: 0,
      proposals_countered: 0,
      tickets_answered: 3,
    });
  });

  it('counts invitations to its own team that can still be answered', async () => {
    const bea = await house.member('owner');
    const rita = await house.member('owner', RIVAL);
    for (const [token, email] of [
      [bea.token, 'one@example.com'],
      [bea.token, 'two@example.com'],
      [rita.token, 'three@example.com'],
    ] as const)
      await house.send('POST', '/organizations/members', token, { email, role: 'analyst', language: 'pt' });
    await house.run(sql`update invitations set expires_at = '2026-11-20T00:00:00Z' where email = 'two@example.com'`);
    expect(await get(bea.token, '/organizations/badges')).toMatchObject({ invitations_open: 1 });
    expect(await get(rita.token, '/organizations/badges')).toMatchObject({
      place: 'Outra Rede',
      invitations_open: 1,
      clinics_needing: 0,
    });
  });
});
