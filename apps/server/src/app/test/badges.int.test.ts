import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLINIC, OTHER_CLINIC } from '../../modules/contexts/testing/open-house.ts';
import { openProduct, type OpenProduct } from '../testing/open-product.ts';

let product: OpenProduct;
beforeAll(async () => {
  product = await openProduct({ demo: true });
});
afterAll(() => product.close());

const get = async (token: string, path: string) => (await product.send('GET', path, token)).body;
const ask = async (token: string) => {
  const question = { topic: 'account', subject: 'A question', message: 'How do I change my name?' };
  return String((await product.send('POST', '/support/tickets', token, question)).body['id']);
};
const answer = (token: string, id: string) =>
  product.send('POST', `/admin/support/tickets/${id}/replies`, token, { message: 'In your profile.' });

const applied = (applicantId: string, status: 'draft' | 'submitted' | 'in_review') =>
  product.house.run(sql`insert into provider_applications (id, applicant_id, status, sections, submitted_at, updated_at)
    values (${uuidv7()}, ${applicantId}, ${status}, '{"business": {"trade_name": "Clínica Três", "legal_name": "Três"}}', now(), now())`);
const uploaded = (state: 'uploaded' | 'withdrawn', demo: boolean, ageHours = 1) =>
  product.house.run(sql`insert into imports (id, state, file_id, file_name, size, options, demo, created_at, version)
    values (${uuidv7()}, ${state}, ${uuidv7()}, 'register.csv', 10, '{}', ${demo},
      ${new Date(product.house.clock.now().getTime() - ageHours * 3_600_000).toISOString()}, 1)`);
const failedMail = (recipient: string) =>
  product.house.run(sql`insert into mail_outbox (id, template, locale, recipient, subject, text, state)
    values (${uuidv7()}, 'test', 'en', ${recipient}, 'A mail', 'Hello', 'failed')`);

describe('navigation badge counts', () => {
  it('match for admins what their dashboard and lists count; in the demo, demo data only', async () => {
    const { person, run } = product.house;
    const [patient, shown] = [await person('patient'), await person('patient', 'Ana', { demo: true })];
    const [admin, visitor] = [await person('admin'), await person('admin', 'Mara', { demo: true })];
    await ask(patient.token);
    await ask(shown.token);
    await applied(patient.userId, 'submitted');
    await applied(shown.userId, 'in_review');
    await applied(patient.userId, 'draft');
    await run(sql`update providers set verification_status = 'pending', demo = (id = ${OTHER_CLINIC})
      where id in (${CLINIC}, ${OTHER_CLINIC})`);
    await run(sql`insert into clinic_change_requests (id, provider_id, state, name, requested_at)
      values (${uuidv7()}, ${CLINIC}, 'waiting', 'Clínica Nova', now())`);
    await uploaded('uploaded', false);
    await uploaded('uploaded', true);
    await uploaded('withdrawn', true);
    await uploaded('uploaded', true, 48);
    await failedMail(patient.email);
    await failedMail(shown.email);

    const badges = await get(admin.token, '/admin/badges');
    expect(badges).toMatchObject({
      applications_open: 2,
      clinics_pending: 2,
      changes_waiting: 1,
      approvals_waiting: 0,
      imports_open: 2,
      tickets_open: 2,
      failures: 2,
    });
    const stats = await get(admin.token, '/admin/dashboard/stats');
    const tiles = (stats['tiles'] as { key: string; count: number }[]).filter(({ key }) => key in badges);
    expect(tiles).toHaveLength(6);
    expect(badges).toMatchObject(Object.fromEntries(tiles.map(({ key, count }) => [key, count])));
    expect(await get(visitor.token, '/admin/badges')).toMatchObject({
      applications_open: 1,
      clinics_pending: 1,
      changes_waiting: 0,
      approvals_waiting: 0,
      imports_open: 1,
      tickets_open: 1,
    });
    // As many alerts as the list counts.
    const { counts } = await get(visitor.token, '/admin/incidents');
    expect(counts).toMatchObject({ unanswered: expect.any(Number) });
    expect(await get(visitor.token, '/admin/badges')).toMatchObject({
      incidents_unanswered: (counts as { unanswered: number }).unanswered,
    });
    const claims = await get(visitor.token, '/admin/claims');
    expect(claims['counts']).toMatchObject({ your_turn: expect.any(Number) });
    expect(await get(visitor.token, '/admin/badges')).toMatchObject({
      claims_to_act: (claims['counts'] as { your_turn: number }).your_turn,
    });
  });

  it('are for a patient their own answered tickets only', async () => {
    const { person } = product.house;
    const [admin, ana, leo] = [await person('admin'), await person('patient', 'Ana'), await person('patient', 'Leo')];
    const asked = await ask(ana.token);
    await ask(ana.token);
    expect(await get(ana.token, '/support/badges')).toEqual({ tickets_answered: 0 });
    await answer(admin.token, asked);
    expect(await get(ana.token, '/support/badges')).toEqual({ tickets_answered: 1 });
    expect(await get(leo.token, '/support/badges')).toEqual({ tickets_answered: 0 });
  });

  it('include own answered tickets for members of clinics and organizations', async () => {
    const { person, staff, member } = product.house;
    const admin = await person('admin');
    const [sofia, colleague, bea] = [await staff('owner'), await staff('coordinator'), await member('owner')];
    await answer(admin.token, await ask(sofia.token));
    await answer(admin.token, await ask(bea.token));
    expect(await get(sofia.token, '/provider/badges')).toMatchObject({ place: 'Clínica Um', tickets_answered: 1 });
    expect(await get(colleague.token, '/provider/badges')).toMatchObject({ tickets_answered: 0 });
    expect(await get(bea.token, '/organizations/badges')).toMatchObject({ tickets_answered: 1 });
  });

  it('omit what can’t be counted just now, and return the rest', async () => {
    const { person, run } = product.house;
    const admin = await person('admin');
    await run(sql`alter table imports rename to imports_away`);
    const badges = await get(admin.token, '/admin/badges');
    await run(sql`alter table imports_away rename to imports`);
    expect(badges).toMatchObject({
      imports_open: null,
      tickets_open: expect.any(Number),
      failures: expect.any(Number),
    });
  });
});
