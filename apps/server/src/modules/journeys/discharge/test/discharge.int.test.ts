import type { JourneyTasks } from '@travesia/contracts/journeys';
import { sql } from 'drizzle-orm';
import { formOf, pdf } from '../../../applications/testing/open-applications.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { expectInvariants } from '../../../payments/testing/expect-invariants.ts';
import { journeysPersonalData } from '../../personal-data/journeys-personal-data.ts';
import { type DischargeHouse, openDischargeHouse } from '../../testing/discharge-house.ts';
import { lotHashOf, lotKeyOf } from '../lot-hash.ts';

let world: DischargeHouse;
beforeAll(async () => {
  world = await openDischargeHouse();
});
afterAll(() => world.close());

const run = async <T>(query: ReturnType<typeof sql>) => (await world.house.run(query)).rows as T[];
const lotsOf = (journeyId: string) =>
  run<{ lot_hash: string }>(
    sql`select lot_hash from used_materials where journey_id = ${journeyId}::uuid order by lot_hash`,
  );
/** What is still held of a booking, in minor units. */
const heldOf = async (bookingId: string): Promise<number> => {
  const [row] = await run<{ held: string | null }>(sql`select -sum(l.amount_minor) as held from ledger_postings l
    join ledger_accounts a on a.id = l.account_id and a.kind = 'held' join ledger_entries e on e.id = l.entry_id
    where e.booking_id = ${bookingId}::uuid`);
  return Number(row?.held ?? 0);
};
/** Completes a visit after its end. */
const complete = async (bookingId: string) => {
  const { endsAt } = (
    await run<{ endsAt: string }>(sql`select ends_at::text as "endsAt" from bookings where id = ${bookingId}::uuid`)
  )[0] ?? { endsAt: '' };
  world.house.clock.moveTo(
    new Date(Math.max(Date.parse(endsAt) + 3_600_000, world.house.clock.now().getTime())).toISOString(),
  );
  const done = await world.clinic(bookingId, 'complete');
  if (done.status !== 200) throw new Error(`not completed: ${JSON.stringify(done.body)}`);
  await world.settle();
};

describe('the gate of discharge', () => {
  it('names what is missing, and lets nobody pass by a plain move', async () => {
    const one = await world.treated();
    const begun = await world.discharge(world.staff, one.id);
    expect(begun).toMatchObject({ draft: null, delivered: null, trip: 1, is_correction: false, actions: ['edit'] });
    expect(begun.begin?.contact.name).not.toBe('');
    expect((await world.read(world.staff, one.id)).actions).toContain('discharge');
    if (!begun.begin) throw new Error('nothing to begin with');
    const saved = await world.saveDischarge(one.id, 0, begun.begin);
    expect(saved).toMatchObject({ status: 200, body: { actions: ['edit', 'deliver'], draft: { version: 1 } } });
    const refused = await world.deliver(one.id, saved.body as never);
    expect(refused).toMatchObject({ status: 409, body: { code: 'journeys.discharge_incomplete' } });
    const fields = refused.body['fields'] as { path: string; code: string }[];
    expect(fields).toContainEqual(expect.objectContaining({ path: 'content.items.warning_signs', code: 'empty' }));
    expect(fields.map(({ path }) => path)).toContain('content.items.operation_report');
    expect(await world.statusOf(one.id)).toBe('recovery');
    expect((await world.saveDischarge(one.id, 0, begun.begin)).body.code).toBe('request.stale_version');
    const { version } = await world.read(world.staff, one.id);
    const moved = await world.call('POST', world.staff, `/journeys/${one.id}/transitions`, {
      action: 'discharge',
      version,
    });
    expect(moved.status).toBe(422);
  });

  it('opens only with a license in force', async () => {
    const one = await world.treated();
    const draft = await world.draftedPapers(one.id);
    expect(draft.missing).toEqual([]);
    const unknown = '019aa000-0000-7000-8000-00000000dead';
    expect((await world.deliver(one.id, draft, unknown)).body.code).toBe('journeys.no_license');
  });
});

describe('delivered papers', () => {
  it('move the journey, are read by the patient, and are noted for recalls', async () => {
    const one = await world.treated();
    const before = await world.discharge(one.patientId, one.id);
    await world.draftedPapers(one.id);
    expect(before).toMatchObject({ draft: null, delivered: null, begin: null, actions: [] });
    expect(await world.discharge(one.patientId, one.id)).toMatchObject({ draft: null, delivered: null });
    const done = await world.discharged(one.id);
    expect(done.delivered).toMatchObject({ status: 'delivered', signed: { license: 'CRO-SP 4711' }, opened_at: null });
    expect(await world.statusOf(one.id)).toBe('aftercare');
    const { data } = (await world.call('GET', one.patientId, `/journeys/${one.id}/tasks`))
      .body as unknown as JourneyTasks;
    expect(data.find(({ step }) => step === 'discharge')).toMatchObject({ status: 'done' });
    const read = await world.discharge(one.patientId, one.id);
    expect(read.delivered?.content?.implants).toMatchObject([{ lot: 'AB-12' }]);
    expect((await world.discharge(world.staff, one.id)).delivered?.opened_at).not.toBeNull();
    expect(await lotsOf(one.id)).toEqual([
      { lot_hash: lotHashOf(lotKeyOf(world.house.accounts.secret), 'device', 'ab 12') },
    ]);
    const sealed = await run(sql`select content_sealed, document_sealed from discharge_packs`);
    expect(JSON.stringify(sealed)).not.toContain('AB-12');
    const events = await run<{ event_type: string; payload: Record<string, unknown> }>(
      sql`select event_type, payload from outbox_events where payload ->> 'journey_id' = ${one.id} and event_type like '%discharge%'`,
    );
    expect(events).toMatchObject([
      { event_type: 'journey.discharged.v1', payload: { trip: 1, pack_id: done.delivered?.id } },
    ]);
  });

  it('are the stored document and a bundle', async () => {
    const one = await world.treated();
    const done = await world.discharged(one.id);
    const { createHash } = await import('node:crypto');
    const file = await world.call('GET', one.patientId, `/journeys/${one.id}/discharge/document`);
    const bytes = Buffer.from(String(file.body['content']), 'base64');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(done.delivered?.sha256);
    const fhir = await world.call('GET', one.patientId, `/journeys/${one.id}/discharge/fhir`);
    expect(fhir.body['media_type']).toBe('application/fhir+json');
    expect(JSON.parse(String(fhir.body['content']))).toMatchObject({ resourceType: 'Bundle', type: 'document' });
  });

  it('show the patient a file once they are delivered, not while they are written', async () => {
    const one = await world.treated();
    const { payload, headers } = formOf({ name: 'scan.pdf', content: pdf, kind: null });
    const uploaded = await world.send(
      'POST',
      `/journeys/${one.id}/files?purpose=discharge`,
      await world.house.signIn(world.staff),
      payload,
      { ...headers, 'idempotency-key': 'a-scan-of-these-tests' },
    );
    expect(uploaded.status).toBe(201);
    const id = String(uploaded.body['id']);
    const drafted = await world.draftedPapers(one.id, (content) => {
      content.items.warning_signs = { ...content.items.warning_signs, files: [id] };
    });
    const file = (userId: string) => world.call('GET', userId, `/journeys/${one.id}/files/${id}/content`);
    expect((await file(world.staff)).status).toBe(200);
    expect((await file(one.patientId)).body.code).toBe('journeys.file_not_found');
    expect((await world.deliver(one.id, drafted)).status).toBe(200);
    expect((await file(one.patientId)).status).toBe(200);
  });

  it('never change: a correction is a new version, which replaces them and moves nothing', async () => {
    const one = await world.treated();
    const first = await world.discharged(one.id);
    const again = await world.discharge(world.staff, one.id);
    expect(again).toMatchObject({ is_correction: true, draft: null, missing: [], actions: ['edit'] });
    expect(again.begin).toEqual(first.delivered?.content);
    const stale = await world.saveDischarge(one.id, first.delivered?.version ?? 0, again.begin as never);
    expect(stale.body.code).toBe('request.stale_version');
    const corrected = await world.discharged(one.id, (content) => {
      content.implants = [{ name: 'Implant', maker: 'Maker', lot: 'CD-34', udi: '', site: 'Tooth 11' }];
    });
    expect(corrected.delivered).toMatchObject({ number: 2, trip: 1 });
    expect(await world.statusOf(one.id)).toBe('aftercare');
    const rows = await run(
      sql`select number, status from discharge_packs where journey_id = ${one.id}::uuid order by number`,
    );
    expect(rows).toEqual([
      { number: 1, status: 'superseded' },
      { number: 2, status: 'delivered' },
    ]);
    expect(await lotsOf(one.id)).toEqual([
      { lot_hash: lotHashOf(lotKeyOf(world.house.accounts.secret), 'device', 'CD34') },
    ]);
    const told = await run<{ event_type: string }>(
      sql`select event_type from outbox_events where payload ->> 'journey_id' = ${one.id} and event_type like '%discharge%' order by position`,
    );
    expect(told.map((event) => event.event_type)).toEqual(['journey.discharged.v1', 'discharge.corrected.v1']);
  });

  it('are read by those who treat; admins see that they exist, and a clinic’s reads are logged', async () => {
    const one = await world.treated();
    await world.discharged(one.id);
    const admin = await world.house.person('admin');
    const seen = await world.discharge(admin.userId, one.id);
    expect(seen).toMatchObject({ draft: null, begin: null, actions: [], delivered: { content: null, files: [] } });
    expect(seen.delivered?.delivered_at).not.toBeNull();
    for (const what of ['document', 'fhir'])
      expect((await world.call('GET', admin.userId, `/journeys/${one.id}/discharge/${what}`)).body.code).toBe(
        'journeys.discharge_not_found',
      );
    expect(
      (await world.saveDischarge(one.id, 0, (await world.discharge(world.staff, one.id)).begin as never, admin.userId))
        .body.code,
    ).toBe('journeys.discharge_not_possible');
    const stranger = await world.house.person('patient');
    expect((await world.call('GET', stranger.userId, `/journeys/${one.id}/discharge`)).body.code).toBe(
      'journeys.not_found',
    );
    const logged = await run(
      sql`select 1 from audit_entries where action = 'discharge.read' and target_id = ${one.id}`,
    );
    expect(logged.length).toBeGreaterThan(0);
  });

  it('are exported for the patient, and emptied with their account; what was used stays', async () => {
    const one = await world.treated();
    await world.discharged(one.id);
    const data = journeysPersonalData(world.house.accounts.secret);
    const subject = { userId: one.patientId, addresses: [], onlySession: null };
    const collected = JSON.stringify(await data.collect(world.house.database.db, subject));
    expect(collected).toContain('Fever above 38.5');
    await unitOfWork(world.house.database, (tx) => data.erase(tx, subject));
    const [row] = await run(
      sql`select content_sealed, document_sealed, status from discharge_packs where journey_id = ${one.id}::uuid`,
    );
    expect(row).toEqual({ content_sealed: null, document_sealed: null, status: 'delivered' });
    expect(await lotsOf(one.id)).toHaveLength(1);
  });
});

describe('the last part of the money', () => {
  it('is released at the discharge of a visit that was completed', async () => {
    const one = await world.treated();
    await complete(one.booking.id);
    const held = await heldOf(one.booking.id);
    expect(held).toBeGreaterThan(0);
    await world.discharged(one.id);
    expect(await heldOf(one.booking.id)).toBe(0);
    await expectInvariants(world);
  });

  it('is released with the rest if the patient was discharged before', async () => {
    const one = await world.treated();
    const paid = await heldOf(one.booking.id);
    await world.discharged(one.id);
    expect(await heldOf(one.booking.id)).toBe(paid);
    await complete(one.booking.id);
    expect(await heldOf(one.booking.id)).toBe(0);
    await expectInvariants(world);
  });

  it('waits for the second trip of a treatment that needs two', async () => {
    const one = await world.treated({ trips: 2 });
    await complete(one.booking.id);
    const held = await heldOf(one.booking.id);
    await world.discharged(one.id);
    expect(await world.statusOf(one.id)).toBe('aftercare');
    expect(await heldOf(one.booking.id)).toBe(held);
    await expectInvariants(world);
  });
});
