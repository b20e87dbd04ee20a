import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC, NETWORK, OTHER_CLINIC } from '../../../contexts/testing/open-house.ts';
import { type Administration, CITY, openAdministration } from '../../../platform-admin/testing/open-administration.ts';

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

const reason = 'The licence has lapsed';
const get = (path: string, token = ana.token) => house.send('GET', `/admin/providers${path}`, token);
const post = (path: string, body?: object, token = ana.token) =>
  house.send('POST', `/admin/providers${path}`, token, body);
const events = async () =>
  (await house.run(sql`select event_type as name from outbox_events order by id`)).rows.map(({ name }) => name);

describe('the list', () => {
  it('returns every provider with its credentials and people, and counts by tab', async () => {
    await house.staff('owner');
    const { status, body } = await get('');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total: 2,
      tabs: { all: 2, verified: 2, suspended: 0 },
      data: [
        { name: 'Clínica Dois', staff_count: 0, credential_counts: { total: 0 }, organization: null },
        {
          name: 'Clínica Um',
          staff_count: 1,
          credential_counts: { total: 1, in_force: 1, expiring: 1, expired: 0 },
          organization: { id: NETWORK, name: 'Rede Araucária' },
        },
      ],
    });
  });

  it.each([
    ['q=um', ['Clínica Um']],
    ['q=BR-17', ['Clínica Um']],
    ['credentials=expiring', ['Clínica Um']],
    ['credentials=missing', ['Clínica Dois']],
    ['tab=suspended', []],
    ['sort=-name', ['Clínica Um', 'Clínica Dois']],
    ['sort=credentials', ['Clínica Um', 'Clínica Dois']],
    ['sort=-active&country=BR', ['Clínica Dois', 'Clínica Um']],
  ])('returns %s', async (query, names) => {
    const { body } = await get(`?${query}`);
    expect((body['data'] as { name: string }[]).map(({ name }) => name)).toEqual(names);
  });

  it('puts providers waiting for a check before the others', async () => {
    await house.run(sql`update providers set verification_since = '2020-01-01' where id = ${CLINIC}`);
    await house.run(sql`update providers set verification_status = 'pending' where id <> ${CLINIC}`);
    const { body } = await get('?sort=waiting');
    expect((body['data'] as { name: string }[]).map(({ name }) => name)).toEqual(['Clínica Dois', 'Clínica Um']);
  });

  it('finds a suspended clinic by mistyped letters', async () => {
    await house.run(
      sql`update providers set operational_status = 'suspended', name = 'Valle Central' where id = ${CLINIC}`,
    );
    expect((await get('/search?q=vale%20centrl')).body).toMatchObject({ data: [{ id: CLINIC }] });
  });

  it('is for admins only', async () => {
    const bea = await house.member();
    expect((await get('', bea.token)).status).toBe(403);
  });
});

describe('a demo admin', () => {
  it('sees and changes demo providers only', async () => {
    const demo = await house.person('admin', 'Demo', { demo: true });
    const { body } = await get('', demo.token);
    expect(body).toMatchObject({ total: 1, data: [{ id: OTHER_CLINIC }] });
    expect((await get(`/${CLINIC}`, demo.token)).body.code).toBe('providers.not_found');
    expect((await post(`/${CLINIC}/suspend`, { reason }, demo.token)).status).toBe(404);
    expect((await post(`/${OTHER_CLINIC}/suspend`, { reason }, demo.token)).status).toBe(200);
  });

  it('sees neither name nor email of real people at a demo clinic', async () => {
    const demo = await house.person('admin', 'Demo', { demo: true });
    await house.staff('owner', OTHER_CLINIC);
    expect((await get(`/${OTHER_CLINIC}`, demo.token)).body).toMatchObject({ staff: [{ name: null, email: null }] });
    expect((await get(`/${OTHER_CLINIC}`)).body).toMatchObject({ staff: [{ name: 'owner Quiroga' }] });
  });
});

describe('suspending', () => {
  it('removes a clinic from lists and search and says why; activating restores it', async () => {
    await house.staff('owner');
    const suspended = await post(`/${CLINIC}/suspend`, { reason });
    expect(suspended).toMatchObject({
      status: 200,
      body: {
        operational_status: 'suspended',
        listed: false,
        suspension: { reason },
        people_told: 1,
        version: 2,
      },
    });
    expect(suspended.body['actions']).toContain('activate');
    expect((await post(`/${CLINIC}/suspend`, { reason })).body.code).toBe('providers.stands_differently');
    const activated = await post(`/${CLINIC}/activate`);
    expect(activated.body).toMatchObject({ operational_status: 'active', listed: true, suspension: null });
    expect((await house.run(sql`select ref from search_documents where kind = 'provider'`)).rows).toEqual([
      { ref: 'clinica-um' },
    ]);
    expect(await events()).toEqual(['provider.suspended.v1', 'provider.activated.v1']);
    expect(await house.audited()).toMatchObject([
      { action: 'provider.suspended', actor_id: ana.userId, context_provider_id: CLINIC, facts: { reason } },
      { action: 'provider.activated' },
    ]);
  });

  it('requires a reason', async () => {
    expect((await post(`/${CLINIC}/suspend`, { reason: ' ' })).status).toBe(422);
  });
});

describe('verifying', () => {
  const stand = (status: string) =>
    house.run(sql`update providers set verification_status = ${status} where id = ${CLINIC}`);

  it('passes over no license that is under review or was verified without its source', async () => {
    await stand('pending');
    for (const unproven of [sql`status = 'being_checked'`, sql`status = 'verified', checked_url = null`]) {
      await house.run(sql`update credentials set ${unproven}`);
      expect((await post(`/${CLINIC}/verify`)).body.code).toBe('providers.credentials_unverified');
    }
    await house.run(sql`update credentials set checked_url = 'https://anvisa.example/'`);
    expect((await post(`/${CLINIC}/verify`)).body).toMatchObject({ verification_status: 'verified' });
  });

  it('fails without a valid license', async () => {
    await stand('pending');
    await house.run(sql`update credentials set expires_on = '2026-11-21'`);
    expect((await post(`/${CLINIC}/verify`)).body.code).toBe('providers.licence_missing');
  });

  it('can be rejected with a reason and restarted', async () => {
    await stand('pending');
    expect((await post(`/${CLINIC}/reject`, { reason })).body).toMatchObject({
      verification_status: 'rejected',
      rejection_reason: reason,
      listed: false,
    });
    expect((await post(`/${CLINIC}/verify`)).body.code).toBe('providers.stands_differently');
    expect((await post(`/${CLINIC}/submit`)).body).toMatchObject({ verification_status: 'pending', listed: true });
  });
});

describe('editing', () => {
  const put = (body: object) => house.send('PUT', `/admin/providers/${CLINIC}`, ana.token, body);

  it('changes what differs and audits it without email addresses and phone numbers', async () => {
    const edited = await put({ version: 1, reason, name: 'Clínica Nova', email: 'novo@clinica.example', beds: null });
    expect(edited).toMatchObject({ status: 200, body: { name: 'Clínica Nova', version: 2 } });
    expect(await house.audited()).toMatchObject([
      {
        action: 'provider.edited',
        facts: { reason, fields: 'name, email', 'name.before': 'Clínica Um', 'name.after': 'Clínica Nova' },
      },
    ]);
    expect(JSON.stringify(await house.audited())).not.toContain('novo@');
  });

  it('rejects a stale version with the current data, and unknown places and numbers by name', async () => {
    await put({ version: 1, reason, name: 'Clínica Nova' });
    expect(await put({ version: 1, reason, name: 'Outra' })).toMatchObject({
      status: 409,
      body: { code: 'request.stale_version', present: { name: 'Clínica Nova' } },
    });
    expect(await put({ version: 2, reason, city: 'nowhere', phone: '12' })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'body.city' }, { path: 'body.phone', code: 'phone_invalid' }] },
    });
  });
});

describe('creating', () => {
  const clinic = {
    name: 'Clínica Três',
    type: 'clinic',
    city: CITY,
    owner_email: 'dona@clinica.example',
    language: 'pt',
    phone: '11 98765-4321',
    licence: { body: 'Anvisa', number: 'BR-18', expires_on: null },
  };

  it('creates an unlisted clinic and invites its owner', async () => {
    const made = await post('', clinic);
    expect(made).toMatchObject({
      status: 201,
      body: {
        slug: 'clinica-tres',
        listed: false,
        profile: { phone: '+5511987654321', city_slug: CITY },
        credentials: [{ status: 'being_checked', number: 'BR-18' }],
        invitations: [{ email: 'dona@clinica.example', kind: 'provider_member', role: 'owner' }],
      },
    });
    expect(await events()).toEqual(['invitation.created.v1']);
    expect(made.body['actions']).toContain('submit');
  });

  it('detects an existing clinic by its name, number and license', async () => {
    await post('', clinic);
    const typed = await get('/alike?name=clinica+tres&phone=11987654321&country=BR&licence=br18');
    expect(typed.body).toMatchObject({ data: [{ name: 'Clínica Três', because: ['name', 'phone', 'licence'] }] });
  });
});

describe('data of later modules', () => {
  it('is empty, in its full shape', async () => {
    expect((await get(`/${CLINIC}/financials`)).body).toMatchObject({
      gross: { amount: 0, currency: 'USD' },
      payable: { amount: 0, currency: 'USD' },
      last_payment_at: null,
    });
    expect((await get(`/${CLINIC}/bookings?page=2`)).body).toMatchObject({ data: [], total: 0, page: 2 });
  });
});

describe('a subscription', () => {
  it('is extended from its end', async () => {
    const extend = (months: number) =>
      house.send('POST', `/platform/providers/${CLINIC}/subscription`, ana.token, {
        package_type: 'professional',
        months,
      });
    expect((await extend(1)).body).toMatchObject({ package_type: 'professional', ends_on: '2026-12-22' });
    expect(await extend(12)).toMatchObject({ status: 201, body: { ends_on: '2027-12-22', periods: [{}, {}] } });
    expect((await extend(0)).status).toBe(422);
  });
});
