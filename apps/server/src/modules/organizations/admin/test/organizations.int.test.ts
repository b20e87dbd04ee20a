import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC, NETWORK, OTHER_CLINIC } from '../../../contexts/testing/open-house.ts';
import { type Administration, openAdministration } from '../../../platform-admin/testing/open-administration.ts';

let house: Administration;
let ana: { userId: string; token: string };
beforeAll(async () => {
  house = await openAdministration();
});
beforeEach(async () => {
  await house.clear();
  ana = await house.person('admin', 'Ana');
});
afterAll(() => house.close());

const reason = 'They asked us by telephone';
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, token = ana.token) =>
  house.send(method, `/admin/organizations${path}`, token, body);

describe('organizations', () => {
  it('are listed with their clinics and members, and counted by type and country', async () => {
    await house.member('owner');
    expect((await send('GET', '?sort=-providers')).body).toMatchObject({
      total: 2,
      data: [{ id: NETWORK, provider_count: 1, member_count: 1 }, { provider_count: 0 }],
      facets: { country: [{ value: 'BR', count: 2 }] },
    });
    expect((await send('GET', '?type=hospital_group&q=outra')).body).toMatchObject({ total: 1 });
    expect((await send('GET', '?sort=-members')).body).toMatchObject({
      data: [{ member_count: 1 }, { member_count: 0 }],
    });
    // The selected country keeps its name in the filter when nothing matches.
    expect((await send('GET', '?country=BR&q=nobody')).body).toMatchObject({
      total: 0,
      facets: { country: [{ value: 'BR', label: 'Brazil', count: 0 }] },
    });
  });

  it('are created with an invited owner', async () => {
    const made = await send('POST', '', {
      name: 'Rede Nova',
      type: 'clinic_network',
      city: null,
      country: 'BR',
      owner_email: 'dona@rede.example',
      language: 'pt',
    });
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'Rede Nova', invitations: [{ email: 'dona@rede.example', role: 'owner' }], members: [] },
    });
    expect((await house.audited()).map(({ action }) => action)).toEqual(['organization.created', 'invitation.created']);
  });

  it('are edited with a reason, once per version', async () => {
    const edit = (version: number) => send('PUT', `/${NETWORK}`, { version, reason, name: 'Rede Araucária Sul' });
    expect(await edit(1)).toMatchObject({ status: 200, body: { name: 'Rede Araucária Sul', version: 2 } });
    expect(await edit(1)).toMatchObject({ status: 409, body: { present: { version: 2 } } });
    expect(await house.audited()).toMatchObject([
      { action: 'organization.edited', facts: { reason, 'name.before': 'Rede Araucária' } },
    ]);
  });

  it('keep one owner; others can be removed and become patients again', async () => {
    const owner = await house.member('owner');
    const analyst = await house.member('analyst');
    const remove = (userId: string) => send('DELETE', `/${NETWORK}/members/${userId}`, { reason });
    expect((await remove(owner.userId)).body.code).toBe('organization.last_owner');
    expect((await remove(analyst.userId)).body).toMatchObject({ members: [{ user_id: owner.userId, actions: [] }] });
    expect((await house.run(sql`select role from users where id = ${analyst.userId}`)).rows).toEqual([
      { role: 'patient' },
    ]);
    expect((await remove(analyst.userId)).body.code).toBe('organization.not_in_it');
  });

  it('keep the shared demo sign-in person', async () => {
    await house.member('owner');
    const shared = await house.person('organization', 'Shared', {
      demo: true,
      email: 'organization@demo.travesia.example',
    });
    await house.run(sql`insert into organization_members values (${NETWORK}, ${shared.userId}, 'manager', now())`);
    const refused = await send('DELETE', `/${NETWORK}/members/${shared.userId}`, { reason });
    expect(refused).toMatchObject({ status: 403, body: { code: 'access.not_allowed' } });
    expect((await send('GET', `/${NETWORK}`)).body['members']).toContainEqual(
      expect.objectContaining({ user_id: shared.userId, actions: [] }),
    );
  });

  it('invite a clinic through its owner, or its own email, and remove one immediately', async () => {
    const ask = (body: object) => send('POST', `/${NETWORK}/providers`, { language: 'pt', ...body });
    expect((await ask({ provider_id: CLINIC })).body.code).toBe('invitation.already_member');
    expect((await ask({ provider_id: OTHER_CLINIC })).body.code).toBe('organization.address_needed');
    const owner = await house.staff('owner', OTHER_CLINIC);
    expect((await ask({ provider_id: OTHER_CLINIC })).body).toMatchObject({
      invitations: [{ email: owner.email, kind: 'provider_joins_organization', clinic: 'Clínica Dois' }],
    });
    const released = await send('DELETE', `/${NETWORK}/providers/${CLINIC}`, { reason });
    expect(released).toMatchObject({ status: 200, body: { providers: [] } });
    expect((await send('DELETE', `/${NETWORK}/providers/${CLINIC}`, { reason })).status).toBe(404);
  });

  it('are invisible to a demo admin unless they belong to the demo', async () => {
    const demo = await house.person('admin', 'Demo', { demo: true });
    expect((await send('GET', '', undefined, demo.token)).body).toMatchObject({ total: 0 });
    expect((await send('GET', `/${NETWORK}`, undefined, demo.token)).body.code).toBe('organization.not_found');
  });
});

describe('the dashboard', () => {
  it('counts pending work, with links to the matching lists, oldest first', async () => {
    await house.run(sql`update providers set verification_status = 'pending' where id = ${CLINIC}`);
    await house.run(sql`update users set created_at = '2026-11-22T09:00:00Z'`);
    const { body } = await house.send('GET', '/admin/dashboard/stats', ana.token);
    expect(body['tiles']).toContainEqual({
      key: 'clinics_pending',
      count: 1,
      before: null,
      link: '/admin/providers?tab=pending&sort=waiting',
    });
    expect(body['tiles']).toContainEqual({
      key: 'accounts_new',
      count: 1,
      before: 0,
      link: '/admin/users?made_within=7',
    });
    const link = `/admin/providers/${CLINIC}?tab=documents`;
    expect(body['queue']).toMatchObject([{ kind: 'clinic_pending', id: CLINIC, link }]);
  });

  it("returns the other numbers when one can't be counted", async () => {
    await house.run(sql`alter table provider_applications rename to provider_applications_away`);
    const { status, body } = await house.send('GET', '/admin/dashboard/stats', ana.token);
    await house.run(sql`alter table provider_applications_away rename to provider_applications`);
    expect(status).toBe(200);
    expect(body['tiles']).toContainEqual(expect.objectContaining({ key: 'applications_open', count: null }));
    expect(body['tiles']).toContainEqual(expect.objectContaining({ key: 'clinics_suspended', count: 0 }));
  });

  it('counts the days of a range that ends today', async () => {
    const { body } = await house.send('GET', '/platform/analytics?days=7', ana.token);
    expect(body).toMatchObject({
      from: '2026-11-16',
      to: '2026-11-22',
      providers_by_country: [{ value: 'BR', count: 2 }],
    });
    expect(body['days']).toHaveLength(7);
  });
});

describe('applications', () => {
  const sections = JSON.stringify({
    business: {
      legal_name: 'Serra S.A.',
      trade_name: 'Clínica Serra',
      type: 'clinic',
      tax_id: '1',
      country: 'BR',
      city: 'Santos',
      address: 'Rua 1',
      year_founded: 2010,
    },
    licence: { authority: 'Anvisa', number: 'BR-99', permanent: true, valid_until: '' },
    specialties: { categories: [], languages: ['pt'] },
    accreditations: { none: true, items: [] },
    people: { signatory_name: '', signatory_role: '', director_name: '', director_registration: '' },
    bank: { country: 'BR', currency: 'BRL' },
    contact: { phone: '+55 11 98765-4321', website: '', email: 'contato@serra.example' },
  });
  const hand = async (userId: string) => {
    const { rows } =
      await house.run(sql`insert into provider_applications (id, applicant_id, status, sections, submitted_at, updated_at)
      values (gen_random_uuid(), ${userId}, 'submitted', ${sections}::jsonb, now(), now()) returning id`);
    return String(rows[0]?.['id']);
  };
  const answer = (id: string, body: object, token = ana.token) =>
    house.send('POST', `/admin/applications/${id}/answer`, token, body);

  it('create a clinic with its owner when approved', async () => {
    const elena = await house.person('patient', 'Elena');
    const id = await hand(elena.userId);
    const waiting = await house.send('GET', '/admin/applications', ana.token);
    for (const sort of ['clinic', 'applicant', 'newest', 'oldest'])
      expect((await house.send('GET', `/admin/applications?sort=${sort}`, ana.token)).body).toEqual(waiting.body);
    expect(waiting.body).toMatchObject({
      total: 1,
      data: [{ id, name: 'Clínica Serra', applicant: { email: elena.email } }],
    });
    const approved = await answer(id, { version: 1, action: 'approve' });
    expect(approved).toMatchObject({ status: 200, body: { status: 'approved', actions: [] } });
    const made = await house.send('GET', `/admin/providers/${String(approved.body['provider_id'])}`, ana.token);
    expect(made.body).toMatchObject({
      name: 'Clínica Serra',
      city: 'Santos',
      verification_status: 'pending',
      listed: true,
      credentials: [{ number: 'BR-99', status: 'being_checked' }],
      staff: [{ user_id: elena.userId, role: 'owner' }],
    });
    expect((await house.run(sql`select role from users where id = ${elena.userId}`)).rows).toEqual([
      { role: 'provider' },
    ]);
  });

  it('are listed with the version that a decision on several names', async () => {
    const [elena, leo] = [await house.person('patient', 'Elena'), await house.person('patient', 'Leo')];
    const ids = [await hand(elena.userId), await hand(leo.userId)];
    const listed = async () =>
      (await house.send('GET', '/admin/applications?tab=all&sort=oldest', ana.token)).body as unknown as {
        data: { id: string; version: number; actions: string[] }[];
      };
    const { data } = await listed();
    expect(data.map(({ id, version }) => [id, version])).toEqual(expect.arrayContaining(ids.map((id) => [id, 1])));
    const decisions = data.map(({ id, version }) => answer(id, { version, action: 'take_up' }));
    expect((await Promise.all(decisions)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await listed()).data.map(({ version, actions }) => [version, actions.includes('take_up')])).toEqual([
      [2, false],
      [2, false],
    ]);
  });

  it('that claim a listing turn it into the clinic, keeping its URL and registry data', async () => {
    const elena = await house.person('patient', 'Elena');
    const id = await hand(elena.userId);
    const listing = '0197a000-0000-7000-8000-00000000d1e0';
    await house.run(sql`insert into providers (id, slug, name, type, listing, verification_status, country, time_zone, phones, postal_code)
      values (${listing}, 'clinica-serra-santos', 'CLINICA SERRA LTDA', 'clinic', 'directory', 'unverified', 'BR', 'America/Sao_Paulo', '{+551133334444}', '11010-000')`);
    await house.run(sql`insert into provider_sources (id, provider_id, source, source_name, external_id, row_hash, imported_on)
      values (gen_random_uuid(), ${listing}, 'cnes', 'CNES', '42', 'x', '2026-11-01')`);
    await house.run(sql`update provider_applications set claimed_listing_id = ${listing} where id = ${id}`);
    const approved = await answer(id, { version: 1, action: 'approve' });
    expect(approved).toMatchObject({ status: 200, body: { provider_id: listing, status: 'approved' } });
    const { rows } =
      await house.run(sql`select slug, name, listing, verification_status as status, phones, postal_code as postal,
      (select count(*)::int from provider_sources s where s.provider_id = p.id) as sources,
      (select count(*)::int from audit_entries a where a.action = 'provider.listing_claimed' and a.context_provider_id = p.id) as noted
      from providers p where p.name = 'Clínica Serra' or p.id = ${listing}`);
    expect(rows).toEqual([
      {
        slug: 'clinica-serra-santos',
        name: 'Clínica Serra',
        listing: 'partner',
        status: 'pending',
        phones: ['+5511987654321', '+551133334444'],
        postal: '11010-000',
        sources: 1,
        noted: 1,
      },
    ]);
  });

  it('whose listing got an owner meanwhile create a separate clinic', async () => {
    const elena = await house.person('patient', 'Elena');
    const id = await hand(elena.userId);
    await house.run(sql`update provider_applications set claimed_listing_id = ${CLINIC} where id = ${id}`);
    const approved = await answer(id, { version: 1, action: 'approve' });
    expect(approved.status).toBe(200);
    expect(approved.body['provider_id']).not.toBe(CLINIC);
  });

  it('are returned with remarks, and a stale answer changes nothing', async () => {
    const elena = await house.person('patient', 'Elena');
    const id = await hand(elena.userId);
    expect((await answer(id, { version: 1, action: 'ask_more' })).status).toBe(422);
    expect((await answer(id, { version: 1, action: 'ask_more', reason })).body).toMatchObject({
      status: 'more_wanted',
      reason,
    });
    expect((await answer(id, { version: 1, action: 'approve' })).body.code).toBe('request.stale_version');
  });

  it('by a person who works elsewhere are not approved, and nothing is created', async () => {
    const owner = await house.staff('owner');
    const id = await hand(owner.userId);
    expect((await answer(id, { version: 1, action: 'approve' })).body.code).toBe('invitation.other_role');
    expect((await house.run(sql`select count(*)::int as count from providers`)).rows).toEqual([{ count: 2 }]);
  });

  it('of real people are invisible to a demo admin', async () => {
    const demo = await house.person('admin', 'Demo', { demo: true });
    const id = await hand((await house.person('patient', 'Elena')).userId);
    expect((await house.send('GET', `/admin/applications/${id}`, demo.token)).body.code).toBe('application.not_found');
    expect((await answer(id, { version: 1, action: 'approve' }, demo.token)).body.code).toBe('application.not_found');
  });
});
