import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPortals, type Portals } from '../../../../badges/testing/open-portals.ts';
import { CLINIC, OTHER_CLINIC } from '../../../../contexts/testing/open-house.ts';

let house: Portals;
beforeAll(async () => {
  house = await openPortals({ demo: true });
});
beforeEach(async () => {
  await house.clear();
  await house.run(
    sql`insert into provider_treatments (provider_id, treatment) values (${CLINIC}, 'dental-implant'), (${CLINIC}, 'veneers')`,
  );
});
afterAll(() => house.close());

const NO_TEXT = { en: '', es: '', pt: '' };
const LIA = {
  name: 'Lia Moura',
  title: 'Dra.',
  specialty: { en: 'Implant dentist', es: 'Implantóloga', pt: 'Implantodontista' },
  bio: { ...NO_TEXT, pt: 'Atende desde 2010.' },
  license: { registry: 'CRO-SP', number: '12345' },
  specialty_number: null,
  languages: ['pt', 'en'],
  years_in_practice: 16,
  treatments: [{ treatment: 'dental-implant', count: 120 }],
  cases_year: 2025,
  question: NO_TEXT,
  answer: NO_TEXT,
  sees: { in_person: true, online: false },
};
type Made = { id: string; version: number; license: { status: string } | null };

const list = async (token: string) => (await house.send('GET', '/provider/clinicians', token)).body['data'] as Made[];
const add = async (token: string, change: object = {}) => {
  const made = await house.send('POST', '/provider/clinicians', token, { ...LIA, ...change });
  expect(made).toMatchObject({ status: 201 });
  return made.body as unknown as Made;
};
const put = (token: string, id: string, body: object) => house.send('PUT', `/provider/clinicians/${id}`, token, body);
const act = (token: string, { id, version }: Made, what: 'archive' | 'restore') =>
  house.send('POST', `/provider/clinicians/${id}/${what}`, token, { version });
const licenses = async () => (await house.run(sql`select * from credentials order by position`)).rows;

describe('adding a clinician', () => {
  it('creates a license under review', async () => {
    const ana = await house.staff('manager');
    const made = await add(ana.token);
    expect(made).toMatchObject({
      ...LIA,
      license: { registry: 'CRO-SP', number: '12345', status: 'being_checked', checked_on: null },
      treatments: [{ treatment: 'dental-implant', name: 'Dental implant', count: 120 }],
      named_by: [],
      path: `/providers/clinica-um/clinicians/dra-lia-moura-${made.id}`,
      archived_at: null,
      version: 1,
      actions: ['change', 'archive'],
    });
    expect(await licenses()).toMatchObject([
      { clinician_id: made.id, kind: 'professional_licence', status: 'being_checked', holder: 'Dra. Lia Moura' },
    ]);
    expect(await house.audited()).toMatchObject([
      { action: 'clinic.license_entered', facts: { kind: 'professional_licence' }, context_provider_id: CLINIC },
      { action: 'clinic.clinician_added', target_id: made.id, context_provider_id: CLINIC },
    ]);
    expect(await house.send('GET', '/provider/clinicians', ana.token)).toMatchObject({
      status: 200,
      body: {
        data: [{ id: made.id }],
        treatment_choices: [{ slug: 'dental-implant' }, { slug: 'veneers' }],
        specialty_register: 'RQE',
        actions: ['add', 'order'],
      },
    });
  });

  it.each([
    [{ name: '' }, 'body.name'],
    [{ specialty: { ...LIA.specialty, pt: '' } }, 'body.specialty.pt'],
    [{ license: { registry: 'CRO-SP', number: '' } }, 'body.license.number'],
    [{ treatments: [{ treatment: 'cataract-surgery', count: null }] }, 'body.treatments.0.treatment'],
    [{ cases_year: null }, 'body.cases_year'],
    [{ question: { ...NO_TEXT, en: 'Does it hurt?' } }, 'body.answer.en'],
    [{ years_in_practice: 200 }, 'body.years_in_practice'],
    [{ sees: { in_person: false, online: false } }, 'body.sees'],
    [{ rating: 5 }, 'body.rating'],
  ])('is refused by its field: %o', async (change, path) => {
    const ana = await house.staff();
    const refused = await house.send('POST', '/provider/clinicians', ana.token, { ...LIA, ...change });
    expect(refused).toMatchObject({ status: 422, body: { code: 'request.invalid', fields: [{ path }] } });
    expect(await list(ana.token)).toEqual([]);
  });

  it('is for those who may change the clinic', async () => {
    const clinician = await house.staff('clinician');
    expect(await house.send('POST', '/provider/clinicians', clinician.token, LIA)).toMatchObject({
      status: 403,
      body: { code: 'access.not_allowed' },
    });
    expect(await house.send('GET', '/provider/clinicians', clinician.token)).toMatchObject({
      status: 200,
      body: { data: [], actions: [] },
    });
  });
});

describe('changing a clinician', () => {
  it('replaces the profile, once per version', async () => {
    const ana = await house.staff();
    const made = await add(ana.token);
    const change = { ...LIA, version: 1, bio: { en: 'Since 2010.', es: 'Desde 2010.', pt: 'Desde 2010.' } };
    expect(await put(ana.token, made.id, change)).toMatchObject({
      status: 200,
      body: { bio: change.bio, version: 2, license: { status: 'being_checked' } },
    });
    expect((await house.audited()).at(-1)).toMatchObject({
      action: 'clinic.clinician_changed',
      facts: { fields: 'bio' },
    });
    expect(await put(ana.token, made.id, change)).toMatchObject({
      status: 409,
      body: { code: 'request.stale_version', present: { version: 2, bio: change.bio } },
    });
    // The same again is no change.
    expect(await put(ana.token, made.id, { ...change, version: 2 })).toMatchObject({
      status: 200,
      body: { version: 2 },
    });
  });

  it('moves a verified license with another number back under review', async () => {
    const ana = await house.staff();
    const made = await add(ana.token);
    const same = { ...LIA, version: 1 };
    await house.run(
      sql`update credentials set status = 'verified', checked_on = '2026-11-01', expires_on = '2030-01-01'`,
    );
    expect(await put(ana.token, made.id, same)).toMatchObject({ body: { license: { status: 'verified' } } });
    const corrected = { ...same, license: { registry: 'CRO-SP', number: '99999' } };
    expect(await put(ana.token, made.id, corrected)).toMatchObject({
      status: 200,
      body: { license: { number: '99999', status: 'being_checked', checked_on: null, expires_on: null } },
    });
    expect(await licenses()).toHaveLength(1);
    expect(await put(ana.token, made.id, { ...same, version: 2, license: null })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'body.license.number', code: 'required' }] },
    });
  });

  it('files a registered specialty of Brazil, to be verified too', async () => {
    const ana = await house.staff();
    const made = await add(ana.token, { specialty_number: '4711' });
    expect(made).toMatchObject({ specialty_license: { registry: 'RQE', number: '4711', status: 'being_checked' } });
  });

  it('of another clinic is not found', async () => {
    const ana = await house.staff();
    const made = await add(ana.token);
    const eva = await house.staff('owner', OTHER_CLINIC);
    const gone = { status: 404, body: { code: 'providers.clinician_not_found' } };
    expect(await house.send('GET', `/provider/clinicians/${made.id}`, eva.token)).toMatchObject(gone);
    expect(await put(eva.token, made.id, { ...LIA, version: 1 })).toMatchObject(gone);
    expect(await act(eva.token, made, 'archive')).toMatchObject(gone);
    expect(await act(eva.token, made, 'restore')).toMatchObject(gone);
    expect(await list(eva.token)).toEqual([]);
  });
});

describe('archiving a clinician', () => {
  const publish = (clinicianId: string) =>
    house.run(sql`insert into packages (id, provider_id, treatment, clinician_id, title, description, status, currency,
        price_minor, price_usd_minor, total_usd_minor, nights, stay_days, deposit_percent, cancellation_policy, lines, answers, confirmed_on)
      values (gen_random_uuid(), ${CLINIC}, 'dental-implant', ${clinicianId}, '{"en": "One implant", "es": "Un implante", "pt": "Um implante"}',
        '{}', 'published', 'USD', 100000, 100000, 140000, 4, 10, 20, 'standard', '[{"key":"surgeon_fee","amount_minor":100000}]',
        'iiiiiiiiiiiiiiiiiiiiii', '2026-11-01')`);

  it('hides them until they are restored', async () => {
    const ana = await house.staff();
    const made = await add(ana.token);
    const other = await add(ana.token, { name: 'Rui Prado', title: 'Dr.', license: null });
    expect(await act(ana.token, { ...made, version: 7 }, 'archive')).toMatchObject({
      status: 409,
      body: { code: 'request.stale_version', present: { version: 1 } },
    });
    const archived = await act(ana.token, made, 'archive');
    expect(archived).toMatchObject({ status: 200, body: { path: null, version: 2, actions: ['restore'] } });
    expect((await list(ana.token)).map(({ id }) => id)).toEqual([other.id, made.id]);
    expect(await put(ana.token, made.id, { ...LIA, version: 2 })).toMatchObject({
      status: 409,
      body: { code: 'providers.clinician_archived' },
    });
    const seen = archived.body as unknown as Made;
    expect(await act(ana.token, seen, 'archive')).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await act(ana.token, seen, 'restore')).toMatchObject({
      status: 200,
      body: { archived_at: null, version: 3 },
    });
    expect((await house.audited()).slice(-2)).toMatchObject([
      { action: 'clinic.clinician_archived', target_id: made.id },
      { action: 'clinic.clinician_restored', target_id: made.id },
    ]);
  });

  it('is refused while a published package names them, with the package', async () => {
    await house.run(
      sql`insert into cancellation_policies (key, name, summary) values ('standard', '{}', '{}') on conflict do nothing`,
    );
    const ana = await house.staff();
    const made = await add(ana.token);
    await publish(made.id);
    const [named] = await list(ana.token);
    expect(named).toMatchObject({
      named_by: [
        {
          kind: 'package',
          title: 'One implant',
          path: expect.stringMatching(/^\/packages\/dental-implant\/clinica-um-/),
        },
      ],
      actions: ['change'],
    });
    expect(await act(ana.token, made, 'archive')).toMatchObject({
      status: 409,
      body: { code: 'providers.clinician_named', detail: expect.stringContaining('One implant (/packages/') },
    });
    await house.run(sql`update packages set status = 'archived'`);
    expect(await act(ana.token, made, 'archive')).toMatchObject({ status: 200 });
  });
});

describe('the order of clinicians', () => {
  it('is set whole, and refused if the list changed meanwhile', async () => {
    const ana = await house.staff();
    const [one, two, three] = [
      await add(ana.token),
      await add(ana.token, { name: 'Rui Prado', license: null }),
      await add(ana.token, { name: 'Zoe Dias', license: null }),
    ];
    await act(ana.token, three, 'archive');
    const order = (ids: string[]) => house.send('PUT', '/provider/clinicians-order', ana.token, { ids });
    const ordered = await order([two.id, one.id]);
    expect(ordered).toMatchObject({ status: 200, body: { data: [{ id: two.id }, { id: one.id }, { id: three.id }] } });
    expect(await order([one.id])).toMatchObject({
      status: 409,
      body: { code: 'request.stale_version', present: { data: [{ id: two.id }, { id: one.id }, { id: three.id }] } },
    });
  });
});

describe('the onboarding of a clinic', () => {
  it('has a step for its clinicians', async () => {
    const ana = await house.staff();
    const step = async () => {
      const { body } = await house.send('GET', '/provider/onboarding-status', ana.token);
      return (body['steps'] as { step: string }[]).find((one) => one.step === 'people');
    };
    expect(await step()).toMatchObject({ state: 'open', path: '/provider/configuration' });
    await add(ana.token);
    expect(await step()).toMatchObject({ state: 'done' });
  });
});
