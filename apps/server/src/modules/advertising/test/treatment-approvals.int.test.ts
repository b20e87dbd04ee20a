import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProduct, type OpenProduct } from '../../../app/testing/open-product.ts';
import { CLINIC, OTHER_CLINIC } from '../../contexts/testing/open-house.ts';
import { approvalOf, isOfferable } from '../index.ts';

const RESTRICTED = 'cell-injection';
const PLAIN = 'rhinoplasty-plain';
const STATEMENT =
  'We treat adults with osteoarthritis of the knee inside our registered trial, and tell them no benefit is proven.';
const EVIDENCE = 'COFEPRIS permit 123, trial NCT01234567';
const REQUEST = { treatment: RESTRICTED, statement: STATEMENT, evidence: EVIDENCE };
const NAMED = JSON.stringify({ en: 'Name', es: 'Nombre', pt: 'Nome' });

let product: OpenProduct;
beforeAll(async () => {
  product = await openProduct();
});
beforeEach(async () => {
  const { house } = product;
  await house.clear();
  await house.run(
    sql`insert into treatment_categories (slug, position, name) values ('regenerative', 1, ${NAMED}) on conflict do nothing`,
  );
  const content = JSON.stringify({
    warnings: [{ text: { en: 'Not approved', es: 'No aprobado', pt: 'Não aprovado' }, source: { label: 'FDA' } }],
    what_it_is: [],
    suits: [],
    wait: [],
    steps: [],
    risks: [],
    recovery: [],
    faq: [],
  });
  for (const [slug, restricted] of [
    [RESTRICTED, true],
    [PLAIN, false],
  ] as const)
    await house.run(sql`insert into treatments (id, slug, category, name, short_name, summary, unit, hospital_nights, stay_days_min, stay_days_max,
        fly_home_min_days, return_to_work_days, trips, risk_class, restricted, content)
      values (gen_random_uuid(), ${slug}, 'regenerative', ${NAMED}, ${NAMED}, ${NAMED}, 'per_session', 0, 2, 4, 2, 2, 1, 'high', ${restricted}, ${content})
      on conflict do nothing`);
});
afterAll(() => product.close());

interface Restricted {
  offered: boolean;
  actions: string[];
  approval: { id: string; status: string; version: number; reason: string | null; actions: string[] } | null;
}
const own = async (token: string) => {
  const { body } = await product.send('GET', '/provider/restricted-treatments', token);
  return (body['data'] as Restricted[])[0];
};
const ask = (token: string, body: object = REQUEST) =>
  product.send('POST', '/provider/treatment-approvals', token, body);
const admin = async () => (await product.house.person('admin')).token;
const decide = (token: string, id: string, what: string, body: object) =>
  product.send('POST', `/admin/treatment-approvals/${id}/${what}`, token, body);
const requested = async () => {
  const { token } = await product.house.staff('owner');
  await ask(token);
  const approval = (await own(token))?.approval;
  if (!approval) throw new Error('nothing was requested');
  return { token, id: approval.id };
};
const offerable = (provider = CLINIC, treatment = RESTRICTED) =>
  isOfferable(product.house.database.db, provider, treatment);

describe('offering a restricted treatment', () => {
  it('needs a request by the clinic, which shows the warning and can be sent once', async () => {
    const { token } = await product.house.staff('owner');
    expect(await own(token)).toMatchObject({ offered: false, approval: null, actions: ['request'] });
    expect(await ask(token)).toMatchObject({
      status: 201,
      body: {
        data: [
          {
            treatment: { slug: RESTRICTED },
            warnings: [{ text: 'Not approved', source: { label: 'FDA', url: null } }],
            offered: false,
            approval: { status: 'requested', statement: STATEMENT, actions: ['withdraw'] },
            actions: [],
          },
        ],
      },
    });
    expect(await ask(token)).toMatchObject({ status: 409, body: { code: 'advertising.already_requested' } });
    expect(await offerable()).toBe(false);
  });

  it('is not asked for a treatment that anyone may offer, nor by staff who may not change the clinic', async () => {
    const { token } = await product.house.staff('owner');
    const plain = await ask(token, { ...REQUEST, treatment: PLAIN });
    expect(plain).toMatchObject({ status: 422, body: { code: 'advertising.not_restricted' } });
    expect(await ask(token, { ...REQUEST, statement: 'Too short' })).toMatchObject({ status: 422 });
    expect(await offerable(CLINIC, PLAIN)).toBe(true);
    const billing = await product.house.staff('billing');
    expect(await ask(billing.token)).toMatchObject({ status: 403 });
    expect(await own(billing.token)).toMatchObject({ actions: [] });
  });

  it('begins with the approval, at this clinic only, and ends with its revocation', async () => {
    const { token, id } = await requested();
    const admins = await admin();
    const approved = await decide(admins, id, 'approve', { version: 1, reason: 'Permit and trial checked' });
    expect(approved).toMatchObject({ status: 200, body: { status: 'approved', actions: ['revoke'], version: 2 } });
    expect(await offerable()).toBe(true);
    expect(await offerable(OTHER_CLINIC)).toBe(false);
    expect(await own(token)).toMatchObject({ offered: true, approval: { reason: 'Permit and trial checked' } });
    expect(await decide(admins, id, 'reject', { version: 2, reason: 'Too late for that' })).toMatchObject({
      status: 409,
      body: { code: 'advertising.approval_decided' },
    });
    await decide(admins, id, 'revoke', { version: 2, reason: 'The trial was stopped' });
    expect(await offerable()).toBe(false);
    expect(await own(token)).toMatchObject({ offered: false, actions: ['request'], approval: { status: 'revoked' } });
  });

  it('can be asked for again after a rejection, and withdrawn', async () => {
    const { token, id } = await requested();
    await decide(await admin(), id, 'reject', { version: 1, reason: 'The permit is missing' });
    expect(await own(token)).toMatchObject({ approval: { status: 'rejected', reason: 'The permit is missing' } });
    expect(await ask(token)).toMatchObject({ status: 201 });
    const again = await approvalOf(product.house.database.db, CLINIC, RESTRICTED);
    expect(again?.id).not.toBe(id);
    const withdraw = (version: number) =>
      product.send('POST', `/provider/treatment-approvals/${again?.id}/withdraw`, token, { version });
    expect(await withdraw(7)).toMatchObject({ status: 409, body: { code: 'request.stale_version' } });
    expect(await withdraw(1)).toMatchObject({ status: 200, body: { data: [{ approval: { status: 'withdrawn' } }] } });
    expect(await withdraw(2)).toMatchObject({ status: 409, body: { code: 'advertising.approval_decided' } });
  });

  it('is decided on the version that was read, with a reason', async () => {
    const { id } = await requested();
    const admins = await admin();
    expect(await decide(admins, id, 'approve', { version: 3, reason: 'Permit checked' })).toMatchObject({
      status: 409,
    });
    expect(await decide(admins, id, 'approve', { version: 1, reason: '' })).toMatchObject({ status: 422 });
    const { token } = await product.house.staff('owner');
    expect(await decide(token, id, 'approve', { version: 1, reason: 'By ourselves' })).toMatchObject({ status: 403 });
  });

  it('is listed for admins with counts, by clinic and by time', async () => {
    const { id } = await requested();
    const other = await product.house.staff('owner', OTHER_CLINIC);
    await ask(other.token);
    const admins = await admin();
    await decide(admins, id, 'approve', { version: 1, reason: 'Permit and trial checked' });
    const list = async (query: string) =>
      (await product.send('GET', `/admin/treatment-approvals?${query}`, admins)).body as {
        data: { status: string }[];
        total: number;
        counts: object;
      };
    expect(await list('status=requested')).toMatchObject({
      data: [{ status: 'requested', provider: { id: OTHER_CLINIC }, actions: ['approve', 'reject'] }],
      total: 1,
      counts: { requested: 1, approved: 1, rejected: 0 },
    });
    expect((await list('sort=-clinic')).data).toHaveLength(2);
    expect((await list('q=nobody')).total).toBe(0);
  });
});

describe('undoing a decision', () => {
  it('takes it back for a minute, with the reason from before', async () => {
    const { token, id } = await requested();
    const admins = await admin();
    await decide(admins, id, 'approve', { version: 1, reason: 'Permit and trial checked' });
    await decide(admins, id, 'revoke', { version: 2, reason: 'The wrong clinic' });
    expect(await decide(admins, id, 'undo', { version: 3 })).toMatchObject({
      status: 200,
      body: { status: 'approved', reason: 'Permit and trial checked' },
    });
    expect(await offerable()).toBe(true);
    expect(await own(token)).toMatchObject({ offered: true });
    expect(await decide(admins, id, 'undo', { version: 3 })).toMatchObject({
      status: 409,
      body: { code: 'request.undo_over' },
    });
  });

  it('is over after a minute, and for others', async () => {
    const { id } = await requested();
    const admins = await admin();
    await decide(admins, id, 'reject', { version: 1, reason: 'The permit is missing' });
    expect(await decide(await admin(), id, 'undo', { version: 2 })).toMatchObject({ status: 409 });
    product.house.pass(2);
    expect(await decide(admins, id, 'undo', { version: 2 })).toMatchObject({ status: 409 });
  });

  it('withdraws the email that waited; otherwise the team is told with the reason', async () => {
    const { id } = await requested();
    const admins = await admin();
    await decide(admins, id, 'reject', { version: 1, reason: 'By mistake, sorry' });
    await product.settle();
    await decide(admins, id, 'undo', { version: 2 });
    await decide(admins, id, 'approve', { version: 3, reason: 'Permit and trial checked' });
    await product.settle();
    const mails = await product.mail.list();
    expect(mails.map(({ template }) => template)).toEqual(['advertising.decided']);
    expect(mails[0]?.text).toContain('Permit and trial checked');
    const audited = (await product.house.audited()).map(({ action }) => action);
    expect(audited).toEqual([
      'clinic.approval_requested',
      'provider.treatment_rejected',
      'provider.treatment_decision_undone',
      'provider.treatment_approved',
    ]);
  });
});
