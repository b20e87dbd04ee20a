import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC } from '../../../contexts/testing/open-house.ts';
import { openPortals, type Portals } from '../../../badges/testing/open-portals.ts';

let house: Portals;
beforeAll(async () => {
  house = await openPortals({ demo: true });
});
beforeEach(async () => {
  await house.clear();
  await house.run(sql`delete from booking_rules`);
});
afterAll(() => house.close());

const read = (token: string, path: string) => house.send('GET', `/provider/${path}`, token);
const write = (token: string, path: string, body: object) => house.send('PUT', `/provider/${path}`, token, body);

describe('a clinic’s own names of treatments', () => {
  const named = { en: 'Smile One', es: 'Sonrisa Uno', pt: '' };
  const implant = { treatment: 'dental-implant', cases_last_year: 12 };

  it('are kept until changed, and are words that search finds the clinic by', async () => {
    const ana = await house.staff('manager');
    const prerequisites = { en: 'A panoramic X-ray', es: '', pt: '' };
    const saved = await write(ana.token, 'treatments', {
      version: 1,
      treatments: [{ ...implant, local_name: named, prerequisites }],
    });
    expect(saved).toMatchObject({
      status: 200,
      body: { data: [{ local_name: named, prerequisites, clinicians: [], packages: 0, package: null }], version: 2 },
    });
    // A client that doesn't know the names leaves them.
    const again = await write(ana.token, 'treatments', { version: 2, treatments: [implant] });
    expect(again).toMatchObject({ body: { data: [{ local_name: named, prerequisites }] } });
    const words = async () =>
      (
        await house.run(
          sql`select * from search_documents where kind = 'provider' and ref = (select slug from providers where id = ${CLINIC})`,
        )
      ).rows;
    expect(JSON.stringify(await words())).toContain('sonrisa');
    await write(ana.token, 'treatments', {
      version: 3,
      treatments: [{ ...implant, local_name: { en: '', es: '', pt: '' } }],
    });
    expect(JSON.stringify(await words())).not.toContain('sonrisa');
  });

  it('are suggested a treatment where the search understands them', async () => {
    const ana = await house.staff('manager');
    const answer = await house.send('POST', '/provider/treatments/suggestions', ana.token, {
      names: ['Veneers', 'Xyzzy'],
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: [{ name: 'Veneers' }, { name: 'Xyzzy', treatment: null }] },
    });
  });
});

describe('the booking rules of a clinic', () => {
  const rules = { cancellation_policy: null, intake: 'core' };

  it('have defaults, and are changed by those who run it', async () => {
    const ana = await house.staff('manager');
    const cara = await house.staff('clinician');
    expect(await read(cara.token, 'configuration/booking-rules')).toMatchObject({
      status: 200,
      body: {
        intake: 'full',
        policy_locked_by: null,
        version: 0,
        actions: [],
      },
    });
    expect(await write(ana.token, 'configuration/booking-rules', { version: 0, ...rules })).toMatchObject({
      status: 200,
      body: { ...rules, version: 1 },
    });
    expect(await write(ana.token, 'configuration/booking-rules', { version: 0, ...rules })).toMatchObject({
      status: 409,
      body: { code: 'request.stale_version', present: { intake: 'core' } },
    });
    expect(await write(cara.token, 'configuration/booking-rules', { version: 1, ...rules })).toMatchObject({
      status: 403,
    });
    expect(await house.audited()).toMatchObject([{ action: 'clinic.booking_rules_changed' }]);
  });

  it('refuse a policy that doesn’t exist', async () => {
    const ana = await house.staff('manager');
    const send = (changes: object) =>
      write(ana.token, 'configuration/booking-rules', { version: 0, ...rules, ...changes });
    expect(await send({ cancellation_policy: 'never' })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'body.cancellation_policy' }] },
    });
  });
});
