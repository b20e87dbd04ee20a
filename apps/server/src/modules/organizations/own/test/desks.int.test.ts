import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../../platform/testing/empty-tables.ts';
import { CLINIC, NETWORK, OTHER_CLINIC, RIVAL } from '../../../contexts/testing/open-house.ts';
import { openPortals, type Portals } from '../../../badges/testing/open-portals.ts';

let house: Portals;
beforeAll(async () => {
  house = await openPortals();
});
beforeEach(async () => {
  await house.clear();
  await emptyTables(house.database, 'credentials');
});
afterAll(() => house.close());

const get = (token: string, path: string) => house.send('GET', path, token);

describe('the clinic dashboard', () => {
  it('counts existing data only', async () => {
    const ana = await house.staff('owner');
    await house.credential('facility_licence', '2026-12-14');
    await house.credential('insurance', '2026-11-21');
    await house.credential('accreditation', '2028-01-01');
    await house.run(sql`insert into consultation_requests
        (id, reference, full_name, email, language, consents, status, about_kind, about, provider_id, contact_by, message_sealed, created_at, due_at)
      values (gen_random_uuid(), 'TR-1', 'Thomas Abara', 'thomas@example.com', 'en', '[{"purpose": "answer_request"}]', 'received',
        'provider', '{"en": "Clínica Um", "es": "Clínica Um", "pt": "Clínica Um"}', ${CLINIC}, 'email', 'sealed', '2026-11-21T15:00:00Z', '2026-11-22T00:00:00Z')`);
    const { status, body } = await get(ana.token, '/providers/dashboard/overview');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      clinic: { id: CLINIC, name: 'Clínica Um', listed: true, suspended: false },
      managed_by: { id: NETWORK, name: 'Rede Araucária' },
      bookings: { today: 0, pending: 0, arrivals_this_week: 0, next: null },
      requests: {
        waiting: 1,
        oldest_at: '2026-11-21T15:00:00.000Z',
        data: [{ reference: 'TR-1', about: 'Clínica Um', due_on: '2026-11-21', overdue: true }],
      },
      packages: { published: 0, drafts: 0, price_from: null },
      rating: null,
      credentials: { total: 3, verified: 2, expired: 1, due: 1, next: { kind: 'facility_licence', days_left: 22 } },
      held_credentials: [
        { kind: 'insurance', status: 'expired' },
        { kind: 'facility_licence', days_left: 22 },
        { kind: 'accreditation' },
      ],
      staff: { people: 1, invited: 0 },
      listing: { score: 20 },
      actions: ['change_profile', 'change_settings', 'change_treatments', 'invite'],
    });
    expect(JSON.stringify(body)).not.toContain('Abara');
  });

  it('lists the current steps left until patients can book', async () => {
    const ana = await house.staff('owner');
    const before = await get(ana.token, '/provider/onboarding-status');
    expect(before.body).toMatchObject({
      progress: 0,
      complete: false,
      next_step: 'profile',
      steps: [
        { step: 'profile', state: 'open', missing: expect.arrayContaining(['description', 'phone']) as unknown },
        { step: 'licence', state: 'open', path: '/provider/credentials' },
        { step: 'team', state: 'open', path: '/provider/settings#team' },
        { step: 'treatments', state: 'open' },
        { step: 'people', state: 'open', path: '/provider/configuration' },
        { step: 'availability', state: 'open', path: '/provider/availability' },
        { step: 'settings', state: 'open' },
        { step: 'package', state: 'open', path: '/provider/packages' },
        { step: 'photos', state: 'open', path: '/provider/settings#photos' },
        { step: 'bank', state: 'open', path: '/provider/settings#bank', missing: ['account'] },
      ],
    });
    await house.credential('facility_licence', '2027-12-14');
    const settings = { version: 1, allow_online_booking: false, require_deposit: false, deposit_percentage: null };
    await house.send('PUT', '/provider/settings', ana.token, settings);
    await house.staff('coordinator');
    const after = await get(ana.token, '/provider/onboarding-status');
    expect(after.body).toMatchObject({
      progress: 30,
      steps: [{}, { state: 'done' }, { state: 'done' }, {}, {}, {}, { state: 'done' }, {}, {}, {}],
    });
    await house.run(sql`update providers set verification_status = 'expired' where id = ${CLINIC}`);
    expect((await get(ana.token, '/provider/onboarding-status')).body).toMatchObject({
      steps: [{}, { state: 'attention' }, {}, {}, {}, {}, {}, {}, {}, {}],
    });
    await house.run(sql`with person as (
        insert into clinicians (id, provider_id, name, title, specialty)
          values (gen_random_uuid(), ${CLINIC}, 'Lia Prado', 'Dra.', '{"en": "Surgeon", "es": "Cirujana", "pt": "Cirurgiã"}') returning id),
      calendar as (insert into calendars (id, provider_id, clinician_id, visits, slot_minutes, notice_hours, horizon_days)
        select gen_random_uuid(), ${CLINIC}, id, array['consultation'], 30, 24, 60 from person returning id)
      insert into calendar_windows (id, calendar_id, weekday, starts, ends, mode)
        select gen_random_uuid(), id, 1, '09:00', '12:00', 'in_person' from calendar`);
    await house.run(sql`insert into photos (id, provider_id, subject, subject_id, position, alt, kind, width, height, color, variants, bytes)
      values (gen_random_uuid(), ${CLINIC}, 'clinic', ${CLINIC}, 0, '{}', 'cover', 640, 480, '#ffffff', '[]', 1)`);
    const { body } = await get(ana.token, '/provider/onboarding-status');
    expect(body).toMatchObject({
      steps: [{}, {}, {}, {}, { state: 'done' }, { state: 'done' }, {}, {}, { state: 'done' }, {}],
    });
    await house.run(sql`update clinicians set archived_at = now() where provider_id = ${CLINIC}`);
    expect((await get(ana.token, '/provider/onboarding-status')).body).toMatchObject({
      steps: [{}, {}, {}, {}, { state: 'open' }, { state: 'open' }, {}, {}, { state: 'done' }, {}],
    });
  });

  it('returns an empty list of bookings before any exist', async () => {
    const ana = await house.staff('coordinator');
    expect(await get(ana.token, '/provider/bookings?limit=5&offset=10&status=pending,confirmed')).toMatchObject({
      status: 200,
      body: { data: [], total: 0, page: 3, page_size: 5, total_pages: 0, has_next: false, limit: 5, offset: 10 },
    });
    expect((await get(ana.token, '/provider/bookings?status=paid')).status).toBe(422);
    expect((await get(ana.token, '/provider/bookings')).body).toMatchObject({ limit: 10, offset: 0 });
  });

  it.each(['/providers/dashboard/overview', '/provider/bookings', '/provider/onboarding-status'])(
    '%s requires a clinic team member',
    async (path) => {
      expect((await house.send('GET', path)).status).toBe(401);
      expect((await get((await house.person('patient')).token, path)).status).toBe(403);
      expect((await get((await house.person('provider')).token, path)).body.code).toBe('access.no_clinic');
      expect((await get((await house.member()).token, path)).body.code).toBe('access.no_provider_context');
    },
  );
});

describe('an organization', () => {
  const join = () => house.run(sql`insert into organization_providers values (${NETWORK}, ${OTHER_CLINIC}, now())`);

  it('is visible to its members only', async () => {
    const tim = await house.member('analyst');
    expect(await get(tim.token, '/organizations/my')).toMatchObject({
      status: 200,
      body: {
        id: NETWORK,
        name: 'Rede Araucária',
        type: 'clinic_network',
        city: 'São Paulo',
        role: 'analyst',
        clinics: 1,
        actions: ['enter_clinics'],
      },
    });
    const nobody = await house.person('organization');
    expect(await get(nobody.token, '/organizations/my')).toMatchObject({
      status: 404,
      body: { code: 'access.no_organization' },
    });
    expect((await get((await house.staff()).token, '/organizations/my')).status).toBe(403);
  });

  it('lists its clinics with what they need, filtered, sorted and counted', async () => {
    await join();
    const bea = await house.member('owner');
    await house.staff('owner');
    await house.credential('facility_licence', '2026-12-01');
    await house.run(sql`update providers set verification_status = 'pending' where id = ${OTHER_CLINIC}`);
    const all = await get(bea.token, '/organizations/providers?sort=needs');
    expect(all.body).toMatchObject({
      total: 2,
      data: [
        { id: OTHER_CLINIC, needs: ['not_verified', 'no_team', 'no_package'], staff: 0, actions: ['enter', 'remove'] },
        { id: CLINIC, needs: ['credential_due', 'no_package'], staff: 1, credentials: { due: 1 } },
      ],
      facets: {
        state: [
          { value: 'needing', count: 2 },
          { value: 'verified', count: 1 },
          { value: 'not_verified', count: 1 },
          { value: 'suspended', count: 0 },
          { value: 'due', count: 1 },
          { value: 'waiting', count: 0 },
        ],
      },
      actions: ['change_profile', 'invite_members', 'invite_clinic', 'remove_clinics', 'enter_clinics'],
    });
    expect((await get(bea.token, '/organizations/providers?q=dois')).body).toMatchObject({
      total: 1,
      data: [{ id: OTHER_CLINIC }],
    });
    expect((await get(bea.token, '/organizations/providers?state=due')).body).toMatchObject({ data: [{ id: CLINIC }] });
    expect((await get(bea.token, '/organizations/providers?limit=1&page=2')).body).toMatchObject({
      data: [{ id: CLINIC }],
      has_previous: true,
    });
  });

  it('reads one of its own clinics, and no other', async () => {
    const rita = await house.member('owner', RIVAL);
    const bea = await house.member('owner');
    expect((await get(bea.token, `/organizations/providers/${CLINIC}`)).body).toMatchObject({ id: CLINIC });
    for (const [token, id] of [
      [rita.token, CLINIC],
      [bea.token, OTHER_CLINIC],
    ] as const)
      expect(await get(token, `/organizations/providers/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'organizations.clinic_not_managed' },
      });
  });

  it('returns an overview of what needs attention and which credentials expire', async () => {
    await join();
    const bea = await house.member('owner');
    await house.credential('facility_licence', '2026-11-14');
    await house.credential('insurance', '2026-12-10', { providerId: OTHER_CLINIC });
    await house.credential('accreditation', '2027-12-10');
    expect((await get(bea.token, '/organizations/dashboard')).body).toMatchObject({
      clinics: 2,
      verified: 2,
      members: 1,
      credentials: { total: 3, verified: 2, expired: 1, due: 1 },
      due: [
        { kind: 'facility_licence', days_left: -8, clinic: { id: CLINIC } },
        { kind: 'insurance', days_left: 18, clinic: { id: OTHER_CLINIC } },
      ],
      needing_total: 2,
      needing: [{ id: CLINIC }, { id: OTHER_CLINIC }],
    });
    expect((await get(bea.token, '/organizations/compliance')).body).toMatchObject({
      today: '2026-11-22',
      ending_30: 1,
      credentials: [{ status: 'expired' }, { status: 'verified' }],
      clinics: [
        {
          id: OTHER_CLINIC,
          in_force: 1,
          total: 1,
          kinds: [{ kind: 'insurance', first_end: '2026-12-10' }],
          actions: ['enter'],
        },
        { id: CLINIC, in_force: 1, total: 2 },
      ],
    });
  });

  it('updates its profile', async () => {
    const bea = await house.member('manager');
    const saved = await house.send('PUT', '/organizations/profile', bea.token, {
      version: 1,
      name: 'Rede Araucária Saúde',
      phone: '(11) 3061-1234',
      website: 'rede.example.com',
      description: { en: 'Five clinics.', es: '', pt: '' },
    });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        name: 'Rede Araucária Saúde',
        phone: '+551130611234',
        website: 'https://rede.example.com',
        country_name: 'Brazil',
        version: 2,
      },
    });
    expect(await house.send('PUT', '/organizations/profile', bea.token, { version: 1, city: null })).toMatchObject({
      status: 409,
      body: { present: { name: 'Rede Araucária Saúde', version: 2 } },
    });
    const tim = await house.member('analyst');
    expect((await house.send('PUT', '/organizations/profile', tim.token, { version: 2, city: null })).status).toBe(403);
    expect((await house.audited()).map(({ action }) => action)).toEqual(['organization.profile_changed']);
  });

  it('removes a clinic with a reason, and members acting as it lose access immediately', async () => {
    const bea = await house.member('owner');
    const tim = await house.member('analyst');
    await house.send('POST', `/organizations/providers/${CLINIC}/access`, tim.token, { reason: 'To help the clinic' });
    expect((await get(tim.token, '/provider/profile')).status).toBe(200);
    const remove = (token: string, reason: string) =>
      house.send('POST', `/organizations/providers/${CLINIC}/remove`, token, { reason });
    expect((await remove(bea.token, 'no')).status).toBe(422);
    expect((await remove(tim.token, 'They asked us to')).status).toBe(403);
    expect((await remove(bea.token, 'They asked us to')).status).toBe(204);
    expect((await get(tim.token, '/provider/profile')).body.code).toBe('access.no_provider_context');
    expect((await house.audited()).at(-1)).toMatchObject({
      action: 'organization.clinic_removed',
      context_provider_id: CLINIC,
      facts: { reason: 'They asked us to' },
    });
    expect((await remove(bea.token, 'They asked us to')).body.code).toBe('organizations.clinic_not_managed');
  });

  it('invites a clinic through one of its owners, and revokes the invitation', async () => {
    const bea = await house.member('owner');
    const owner = await house.staff('owner', OTHER_CLINIC);
    const ask = (provider: string, email: string) =>
      house.send('POST', '/organizations/providers', bea.token, { provider, email, language: 'pt' });
    expect((await ask('clinica-dois', 'somebody@example.com')).body.code).toBe('invitation.needs_owner');
    expect((await ask('clinica-um', owner.email)).body.code).toBe('invitation.already_member');
    expect((await ask('clinica-tres', owner.email)).body.code).toBe('providers.not_found');
    expect((await ask('clinica-dois', owner.email)).status).toBe(204);
    const list = await get(bea.token, '/organizations/providers');
    const [made] = list.body['invitations'] as { id: string }[];
    expect(made).toMatchObject({
      provider: { id: OTHER_CLINIC, name: 'Clínica Dois' },
      actions: ['resend', 'withdraw'],
    });
    expect((await house.send('DELETE', `/organizations/invitations/${made?.id}`, bea.token)).status).toBe(204);
    expect((await get(bea.token, '/organizations/providers')).body).toMatchObject({ invitations: [] });
  });
});
