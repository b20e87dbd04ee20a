import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC, OTHER_CLINIC } from '../../../contexts/testing/open-house.ts';
import { openPortals, type Portals } from '../../../badges/testing/open-portals.ts';

let house: Portals;
beforeAll(async () => {
  house = await openPortals({ demo: true });
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const read = (token: string, path = 'profile') => house.send('GET', `/provider/${path}`, token);
const write = (token: string, body: object, path = 'profile') => house.send('PUT', `/provider/${path}`, token, body);

describe('the profile of a clinic', () => {
  it('is read and changed by its own team; omitted fields stay', async () => {
    const ana = await house.staff('manager');
    const before = await read(ana.token);
    expect(before).toMatchObject({
      status: 200,
      body: {
        id: CLINIC,
        name: 'Clínica Um',
        verification_status: 'verified',
        listed: true,
        description: '',
        descriptions: { en: '', es: '', pt: '' },
        address: { country: 'BR', city: null },
        settings: { allow_online_booking: false, require_deposit: false, deposit_percentage: null },
        version: 1,
        actions: ['change_profile', 'change_settings', 'change_treatments', 'ask_to_rename'],
      },
    });
    const revision = await house.revision();
    const changed = await write(ana.token, {
      version: 1,
      descriptions: { en: 'We fix teeth.', es: '', pt: 'Cuidamos de dentes.' },
      phone: '(11) 3061-1234',
      website: 'clinicaum.example.com.br',
      address: { street: 'Rua Um, 1', city: 'São Paulo', state: 'SP', postal_code: '01000-000' },
      specialties: ['eyes'],
      languages: ['pt', 'en', 'pt'],
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        description: 'We fix teeth.',
        descriptions: { en: 'We fix teeth.', es: '', pt: 'Cuidamos de dentes.' },
        email: 'contato@clinica.example',
        phone: '+551130611234',
        website: 'https://clinicaum.example.com.br',
        address: { street: 'Rua Um, 1', city: 'São Paulo', state: 'SP', postal_code: '01000-000', country: 'BR' },
        specialties: ['eyes'],
        languages: ['pt', 'en'],
        version: 2,
      },
    });
    expect(await house.revision()).toBeGreaterThan(revision);
    expect(await house.audited()).toMatchObject([
      {
        action: 'clinic.profile_changed',
        actor_id: ana.userId,
        context_provider_id: CLINIC,
        facts: { fields: 'address, descriptions, languages, phone, specialties, website' },
      },
    ]);
  });

  describe('sent back whole', () => {
    const filled = async () => {
      const ana = await house.staff();
      await write(ana.token, {
        version: 1,
        descriptions: { en: 'We fix teeth.', es: 'Arreglamos dientes.', pt: '' },
        address: { street: 'Rua Um, 1', city: 'São Paulo', state: 'SP', postal_code: '01000-000' },
        website: 'clinicaum.example.com.br',
        phone: '(11) 3061-1234',
      });
      return ana;
    };

    it.each(['en', 'es', 'pt'])('changes nothing, also when read in %s', async (language) => {
      const ana = await filled();
      const { body: whole } = await read(ana.token, `profile?language=${language}`);
      const before = await house.clinicRow();
      const audited = (await house.audited()).length;
      expect(await write(ana.token, whole)).toMatchObject({ status: 200, body: { version: 2 } });
      expect(await house.clinicRow()).toEqual(before);
      expect((await house.audited()).length).toBe(audited);
    });

    it('changes what differs: the text in the requested language, and the booking settings', async () => {
      const ana = await filled();
      const { body: whole } = await read(ana.token, 'profile?language=es');
      const settings = { allow_online_booking: true, require_deposit: true, deposit_percentage: 25 };
      const changed = await write(
        ana.token,
        { ...whole, description: 'Cuidamos dientes.', settings },
        'profile?language=es',
      );
      expect(changed).toMatchObject({
        status: 200,
        body: { descriptions: { en: 'We fix teeth.', es: 'Cuidamos dientes.', pt: '' }, settings, version: 3 },
      });
      expect((await house.audited()).slice(-2)).toMatchObject([
        { action: 'clinic.settings_changed', facts: { percent_to: 25 } },
        { action: 'clinic.profile_changed', facts: { fields: 'descriptions' } },
      ]);
    });

    it.each([
      [{ logo_url: 'https://example.com/logo.png' }, 'body.logo_url', 'not_stored_here'],
      [{ type: { slug: 'castle', name: 'Castle' } }, 'body.type.slug', 'unknown_reference'],
      [{ verification_status: 'pending' }, 'body.verification_status', 'read_only'],
      [{ slug: 'outra' }, 'body.slug', 'read_only'],
    ])('is refused with something that can’t be changed here: %o', async (change, path, code) => {
      const ana = await filled();
      const { body: whole } = await read(ana.token);
      const refused = await write(ana.token, { ...whole, ...change });
      expect(refused).toMatchObject({ status: 422, body: { code: 'request.invalid', fields: [{ path, code }] } });
      expect(await house.clinicRow()).toMatchObject({ name: 'Clínica Um', version: 2 });
    });
  });

  it.each([
    [{ phone: '12345' }, 'body.phone'],
    [{ website: 'javascript:alert(1)' }, 'body.website'],
    [{ website: 'nothing' }, 'body.website'],
    [{ email: 'nobody' }, 'body.email'],
    [{ specialties: ['magic'] }, 'body.specialties.0'],
    [{ languages: ['pt', 'xx'] }, 'body.languages.1'],
  ])('rejects %o by its field, and writes nothing', async (change, path) => {
    const ana = await house.staff();
    const refused = await write(ana.token, { version: 1, ...change });
    expect(refused).toMatchObject({ status: 422, body: { code: 'request.invalid', fields: [{ path }] } });
    expect(await house.clinicRow()).toMatchObject({ version: 1 });
  });

  it('survives concurrent edits: the second gets the current data', async () => {
    const ana = await house.staff();
    await write(ana.token, { version: 1, email: 'one@example.com' });
    const late = await write(ana.token, { version: 1, email: 'two@example.com' });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'request.stale_version', present: { email: 'one@example.com', version: 2 } },
    });
  });

  it('is closed to view-only members, to a suspended clinic, and to everyone else', async () => {
    const coordinator = await house.staff('coordinator');
    expect(await read(coordinator.token)).toMatchObject({ status: 200, body: { actions: [] } });
    expect(await write(coordinator.token, { version: 1, email: null })).toMatchObject({
      status: 403,
      body: { code: 'access.not_allowed' },
    });
    const ana = await house.staff();
    await house.run(sql`update providers set operational_status = 'suspended' where id = ${CLINIC}`);
    expect(await read(ana.token)).toMatchObject({ status: 200, body: { suspended: true, listed: false, actions: [] } });
    expect(await write(ana.token, { version: 1, email: null })).toMatchObject({
      body: { code: 'access.provider_suspended' },
    });
    const patient = await house.person('patient');
    expect((await read(patient.token)).status).toBe(403);
    expect((await house.send('GET', '/provider/profile')).status).toBe(401);
  });

  it('is changed in a context with both names in the audit log, but not by another clinic', async () => {
    const bea = await house.member('manager');
    expect((await read(bea.token)).body.code).toBe('access.no_provider_context');
    await house.send('POST', `/organizations/providers/${CLINIC}/access`, bea.token, { reason: 'To help the clinic' });
    expect((await write(bea.token, { version: 1, email: null })).status).toBe(200);
    expect((await house.audited()).at(-1)).toMatchObject({ actor_id: bea.userId, context_provider_id: CLINIC });
    const other = await house.staff('owner', OTHER_CLINIC);
    await write(other.token, { version: 1, email: 'x@example.com' });
    expect(await house.clinicRow()).toMatchObject({ email: null, version: 2 });
  });

  it("of a real clinic can't be changed by a demo user", async () => {
    const admin = await house.person('admin', 'Mara', { demo: true });
    await house.send('POST', `/admin/providers/${CLINIC}/access`, admin.token, { reason: 'Only looking around' });
    expect(await read(admin.token)).toMatchObject({ status: 200, body: { actions: [] } });
    expect((await write(admin.token, { version: 1, email: null })).status).toBe(403);
    await house.run(sql`update providers set demo = true where id = ${CLINIC}`);
    expect((await write(admin.token, { version: 1, email: null })).status).toBe(200);
  });
});

describe('booking settings', () => {
  const settings = { allow_online_booking: true, require_deposit: true, deposit_percentage: 30 };

  it('show what a patient pays now, by the cheapest package', async () => {
    const ana = await house.staff();
    expect(await read(ana.token, 'settings')).toMatchObject({ body: { require_deposit: false, effect: null } });
    await house.run(sql`insert into cancellation_policies (key, name, summary) values ('standard', '{}', '{}')`);
    // Of the total with extras nobody pays a deposit to the clinic.
    await house.run(sql`insert into packages (id, provider_id, treatment, title, description, status, currency,
        price_minor, price_usd_minor, total_usd_minor, nights, stay_days, deposit_percent, cancellation_policy, lines, answers, confirmed_on)
      select gen_random_uuid(), ${CLINIC}, 'dental-implant', '{}', '{}', 'published', 'USD', 100000, 100000, 140000, 4, 10, 20,
        'standard', '[{"key":"surgeon_fee","amount_minor":100000}]',
        'iiiiiiiiiiiiiiiiiiiiii', '2026-11-01'`);
    expect(await write(ana.token, { version: 1, ...settings }, 'settings')).toMatchObject({
      status: 200,
      body: {
        ...settings,
        version: 2,
        effect: { price: { amount: 100_000, currency: 'USD' }, due_now: { amount: 30_000 } },
      },
    });
    expect((await house.audited()).at(-1)).toMatchObject({
      action: 'clinic.settings_changed',
      facts: { percent_from: 0, percent_to: 30, online_from: false, online_to: true },
    });
  });

  it.each([[24], [51], [30.5], [null]])('reject a deposit of %s percent', async (deposit_percentage) => {
    const ana = await house.staff();
    const refused = await write(ana.token, { version: 1, ...settings, deposit_percentage }, 'settings');
    expect(refused).toMatchObject({ status: 422, body: { fields: [{ path: 'body.deposit_percentage' }] } });
  });
});

describe('the treatments of a clinic', () => {
  const implants = { treatment: 'dental-implant', cases_last_year: 120 };

  it('come from the catalog, with cases per year', async () => {
    const ana = await house.staff();
    const before = await read(ana.token, 'treatments');
    expect(before.body).toMatchObject({ data: [], version: 1 });
    expect(before.body['choices']).toHaveLength(3);
    const saved = await write(
      ana.token,
      { version: 1, treatments: [implants, { treatment: 'veneers', cases_last_year: null }] },
      'treatments',
    );
    expect(saved).toMatchObject({
      status: 200,
      body: {
        data: [
          {
            treatment: 'dental-implant',
            name: 'Dental implant',
            category: { name: 'Dental' },
            cases_last_year: 120,
            actions: ['remove'],
          },
          { treatment: 'veneers', cases_last_year: null },
        ],
        choices: [{ treatment: 'cataract-surgery' }],
        version: 2,
      },
    });
  });

  it('keep a treatment that is for sale, and reject unknown and duplicate treatments', async () => {
    const ana = await house.staff();
    await write(ana.token, { version: 1, treatments: [implants] }, 'treatments');
    await house.run(sql`update providers set treatment_slugs = '{dental-implant}' where id = ${CLINIC}`);
    const send = (treatments: object[]) => write(ana.token, { version: 2, treatments }, 'treatments');
    expect(await send([])).toMatchObject({ status: 409, body: { code: 'providers.treatment_offered' } });
    expect(await send([implants, { treatment: 'magic', cases_last_year: null }])).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'body.treatments.1.treatment' }] },
    });
    expect((await send([implants, implants])).status).toBe(422);
    expect(await read(ana.token, 'treatments')).toMatchObject({ body: { data: [{ actions: [] }], version: 2 } });
  });
});
