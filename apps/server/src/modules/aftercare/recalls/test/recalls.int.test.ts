import type { AdminRecall, OwnRecall, RecallPreview, RecallRecipients } from '@travesia/contracts/aftercare';
import type { ExportedFile } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLINIC, OTHER_CLINIC } from '../../../contexts/testing/open-house.ts';
import { lotHashOf, lotKeyOf } from '../../../journeys/index.ts';
import { openJourneysHouse, type JourneysHouse, TREATMENT } from '../../../journeys/testing/journeys-house.ts';
import { sendRecall } from '../commands/send-recall.ts';

let world: JourneysHouse;
let admin: string;
let second: string;
let staff: string;
const journeys: { id: string; patientId: string; providerId: string }[] = [];
const SEEDED = 400;
const PLANTED = 37;

beforeAll(async () => {
  world = await openJourneysHouse();
  await world.clear();
  admin = (await world.person('admin')).userId;
  second = (await world.person('admin')).userId;
  staff = (await world.staff('owner')).userId;
  const rows = Array.from({ length: SEEDED }, (_, place) => ({
    place,
    id: uuidv7(),
    patientId: uuidv7(),
    caseId: uuidv7(),
    packId: uuidv7(),
    materialId: uuidv7(),
    providerId: place % 2 === 0 ? CLINIC : OTHER_CLINIC,
    lotHash: lotHashOf(lotKeyOf(world.accounts.secret), 'device', place < PLANTED ? 'ab-12/34 x' : `OTHER-${place}`),
  }));
  journeys.push(...rows);
  const each = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(place int, id uuid, "patientId" uuid, "caseId" uuid,
    "packId" uuid, "materialId" uuid, "providerId" uuid, "lotHash" text)`;
  await world.run(sql`insert into users (id, email, email_key, email_verified_at, status, role, first_name, last_name)
    select "patientId", 'p' || place || '@example.com', 'p' || place || '@example.com', now(), 'active', 'patient', '=Rosa', 'Q' from ${each}`);
  await world.run(sql`insert into cases (id, patient_id, status, treatment, language, sections, updated_at)
    select "caseId", "patientId", 'asked', ${TREATMENT}, 'es', '[]', now() from ${each}`);
  await world.run(sql`insert into journeys (id, reference, case_id, patient_id, provider_id, treatment, status, consents, updated_at)
    select id, 'J-' || place, "caseId", "patientId", "providerId", ${TREATMENT}, 'aftercare', '[]', now() from ${each}`);
  await world.run(sql`insert into discharge_packs (id, journey_id, patient_id, provider_id, trip, number, status, language, updated_at)
    select "packId", id, "patientId", "providerId", 1, 1, 'draft', 'es', now() from ${each}`);
  await world.run(sql`insert into used_materials (id, journey_id, provider_id, pack_id, kind, lot_hash, detail_sealed, used_on)
    select "materialId", id, "providerId", "packId", 'device', "lotHash", 'sealed', '2026-11-02' from ${each}`);
  const erased = rows[0]?.patientId;
  await world.run(sql`update users set status = 'erased', first_name = '', last_name = '' where id = ${erased}::uuid`);
}, 180_000);
afterAll(() => world.close());

const texts = (text: string) => ({ en: text, es: text, pt: text });
const CRITERIA = {
  provider_id: null,
  room_id: null,
  material: { kind: 'device', lot: 'AB1234X' },
  from: null,
  to: null,
};
const DRAFT = { title: texts('Implant lot recalled'), message: texts('Call your clinic.'), criteria: CRITERIA };
const call = async (method: 'GET' | 'POST' | 'PUT', userId: string, path: string, body?: object) =>
  world.send(method, path, await world.signIn(userId), body, method === 'POST' ? { 'idempotency-key': uuidv7() } : {});
const drafted = async () => (await call('POST', admin, '/admin/recalls', DRAFT)).body as unknown as AdminRecall;
const approve = (userId: string, { id, version }: AdminRecall) =>
  call('POST', userId, `/admin/recalls/${id}/transitions`, { action: 'approve', version });
const people = async (userId: string, id: string, tab = 'all') =>
  (await call('GET', userId, `/recalls/${id}/recipients?limit=100&tab=${tab}`)).body as unknown as RecallRecipients;

describe('whom a recall concerns', () => {
  it('is exactly those treated with the lot, however it is typed', { timeout: 60_000 }, async () => {
    const preview = (await call('POST', admin, '/admin/recall-previews', CRITERIA)).body as unknown as RecallPreview;
    expect(preview.total).toBe(PLANTED);
    expect(new Set(preview.data.map((one) => one.journey_id))).toEqual(
      new Set(journeys.slice(0, PLANTED).map(({ id }) => id)),
    );
    expect(JSON.stringify(preview)).not.toContain('Rosa');
    const atClinic = { ...CRITERIA, provider_id: CLINIC };
    expect((await call('POST', admin, '/admin/recall-previews', atClinic)).body).toMatchObject({ total: 19 });
    const medicine = { ...CRITERIA, material: { kind: 'medicine', lot: 'AB1234X' } };
    expect((await call('POST', admin, '/admin/recall-previews', medicine)).body).toMatchObject({ total: 0 });
    const days = { ...CRITERIA, from: '2026-11-01', to: '2026-11-03' };
    // Nobody has a booking in these days.
    expect((await call('POST', admin, '/admin/recall-previews', days)).body).toMatchObject({ total: 0 });
    const nothing = { ...CRITERIA, material: null };
    expect((await call('POST', admin, '/admin/recall-previews', nothing)).status).toBe(422);
  });
});

describe('a recall', () => {
  it('is approved by a second admin, told once, read, and closed', { timeout: 300_000 }, async () => {
    const draft = await drafted();
    expect(draft).toMatchObject({ status: 'drafted', actions: ['edit', 'discard'] });
    expect((await approve(admin, draft)).body.code).toBe('recalls.own_draft');
    const changed = await call('PUT', second, `/admin/recalls/${draft.id}`, { ...DRAFT, version: draft.version });
    expect((await approve(second, changed.body as unknown as AdminRecall)).body.code).toBe('recalls.own_draft');
    const approved = await approve(admin, changed.body as unknown as AdminRecall);
    expect(approved).toMatchObject({
      status: 200,
      body: { status: 'contacting', counts: { all: PLANTED, unreachable: 1, not_read: PLANTED - 1 } },
    });
    await Promise.all([sendRecall(world, draft.id), sendRecall(world, draft.id)]);
    await sendRecall(world, draft.id);
    await world.settle();
    const told = await world.run(
      sql`select count(*)::int as total, count(distinct user_id)::int as people from notifications where kind = 'safety_recall'`,
    );
    expect(told.rows).toEqual([{ total: PLANTED - 1, people: PLANTED - 1 }]);
    const all = await people(admin, draft.id);
    expect(all.counts).toEqual({ all: PLANTED, not_read: PLANTED - 1, unreachable: 1, reached: 0 });
    expect((await people(admin, draft.id, 'unreachable')).data).toMatchObject([
      { patient: null, sent_at: null, reached: 'unreachable', may_mark: false },
    ]);

    const reader = journeys[1]?.patientId ?? '';
    const mine = await call('GET', reader, `/recalls/${draft.id}`);
    expect(mine.body).toMatchObject({ title: 'Implant lot recalled', read_at: null });
    const first = (await call('POST', reader, `/recalls/${draft.id}/read`)).body as unknown as OwnRecall;
    expect(first.read_at).not.toBeNull();
    const again = (await call('POST', reader, `/recalls/${draft.id}/read`)).body as unknown as OwnRecall;
    expect(again.read_at).toBe(first.read_at);
    const stranger = journeys[PLANTED]?.patientId ?? '';
    expect((await call('GET', stranger, `/recalls/${draft.id}`)).status).toBe(404);

    const own = await people(staff, draft.id);
    // The clinic must know what its patients were told to do.
    expect(own.recall).toMatchObject({
      status: 'contacting',
      title: 'Implant lot recalled',
      message: 'Call your clinic.',
    });
    expect(own.counts.all).toBe(19);
    const [one] = own.data;
    if (!one) throw new Error('the clinic has nobody to reach');
    const mark = { reached: 'reached', note: 'By phone.', version: one.version };
    expect(await call('POST', staff, `/recalls/${draft.id}/recipients/${one.id}/marks`, mark)).toMatchObject({
      status: 200,
      body: { reached: 'reached', note: 'By phone.' },
    });
    expect((await call('POST', staff, `/recalls/${draft.id}/recipients/${one.id}/marks`, mark)).body.code).toBe(
      'request.stale_version',
    );
    const file = (await call('POST', admin, `/admin/recalls/${draft.id}/recipients/export`, { tab: 'not_read' }))
      .body as unknown as ExportedFile;
    expect(file.rows).toBe(PLANTED - 3);
    expect(file.content).not.toMatch(/(^|,)"?=/m);
    const now = (await call('GET', admin, `/admin/recalls/${draft.id}`)).body as unknown as AdminRecall;
    expect(now.counts).toMatchObject({ sent: PLANTED - 1, read: 1, reached: 1, unreachable: 1 });
    const closed = await call('POST', admin, `/admin/recalls/${draft.id}/transitions`, {
      action: 'close',
      version: now.version,
    });
    expect(closed.body).toMatchObject({ status: 'closed' });
  });

  it('that concerns nobody isn’t approved', async () => {
    const criteria = { ...CRITERIA, material: { kind: 'device', lot: 'NO SUCH LOT' } };
    const draft = (await call('POST', admin, '/admin/recalls', { ...DRAFT, criteria })).body as unknown as AdminRecall;
    expect((await approve(second, draft)).body.code).toBe('recalls.nobody');
  });
});
