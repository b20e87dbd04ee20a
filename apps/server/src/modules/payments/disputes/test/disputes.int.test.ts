import type { DisputeCase } from '@travesia/contracts/payments';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pdf, png } from '../../../applications/testing/open-applications.ts';
import { toldBy } from '../../../bookings/testing/told-by.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { openPayments, type OpenPayments } from '../../testing/open-payments.ts';
import { sendAnswerJob } from '../../payments.jobs.ts';
import { remindOfDisputes } from '../commands/remind-of-disputes.ts';

let world: OpenPayments;
let told: ReturnType<typeof toldBy>;
beforeAll(async () => {
  world = await openPayments();
  told = toldBy(world);
});
afterAll(() => world.close());
/** Whatever a test did: all of it settles, and nothing contradicts itself. */
afterEach(() => world.settleAll());

type Answer = { status: number; body: Record<string, unknown> & { code?: string } };
const HTML = Buffer.from('<!doctype html><script>x</script>');

/** A paid booking whose payment is disputed, and its dispute. */
async function disputed(reason = 'product_not_received') {
  const made = await world.paid();
  world.gateway.openDispute(made.gatewayId, { reason });
  await world.handle();
  const { rows } = await world.house.run(sql`select id, gateway_id from disputes where booking_id = ${made.id}::uuid`);
  return { made, id: String(rows[0]?.['id']), gatewayId: String(rows[0]?.['gateway_id']) };
}
const tokenOf = (userId = world.owner.userId) => world.house.signIn(userId);
const read = async (id: string, userId?: string, side = 'provider') =>
  (await world.send('GET', `/${side}/disputes/${id}`, await tokenOf(userId))) as Answer;
const caseOf = async (id: string) => (await read(id)).body as unknown as DisputeCase;
const write = async (id: string, statement: string, version: number) =>
  (await world.send('PUT', `/provider/disputes/${id}/statement`, await tokenOf(), { statement, version })) as Answer;
const submit = async (id: string, version: number, userId?: string, side = 'provider') =>
  world.post(userId ?? world.owner.userId, `/${side}/disputes/${id}/submit`, { version });

async function upload(id: string, item: string, name: string, content: Buffer, userId?: string): Promise<Answer> {
  const edge = '----travesia';
  const payload = Buffer.concat([
    Buffer.from(`--${edge}\r\ncontent-disposition: form-data; name="item"\r\n\r\n${item}\r\n`),
    Buffer.from(
      `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${edge}--\r\n`),
  ]);
  const headers = { 'content-type': `multipart/form-data; boundary=${edge}` };
  return world.send('POST', `/provider/disputes/${id}/files`, await tokenOf(userId), payload, headers);
}
const partOf = (known: DisputeCase, item: string) => known.parts.find((part) => part.item === item);

describe('a dispute', () => {
  it('is shown with what the product knows and the checklist of its reason, and never says what was treated', async () => {
    const { id, made } = await disputed();
    const known = await caseOf(id);
    expect(known).toMatchObject({
      status: 'needs_response',
      reason: 'not_received',
      answer: { status: 'draft', statement: '', submitted_at: null },
      actions: ['edit', 'submit'],
      is_over: false,
      booking: { id: made.id },
    });
    expect(known.parts.filter((part) => part.is_important).map(({ item }) => item)).toEqual([
      'attendance',
      'booking',
      'messages',
    ]);
    const lines = known.parts.flatMap(({ provided }) => provided).join(' ');
    expect(lines).toContain(known.booking.reference);
    expect(lines).toContain('accepted the cancellation policy');
    expect(lines).not.toMatch(/implant|knee|hip|surgery/i);
  });

  it('is answered once, with a statement and files, and the bank decides by what they show', async () => {
    for (const item of ['attendance', 'consent'] as const) {
      const { id, gatewayId, made } = await disputed();
      let known = await caseOf(id);
      expect((await write(id, 'She came on time.', known.answer.version)).status).toBe(200);
      expect((await write(id, 'Older draft', known.answer.version)).body.code).toBe('request.stale_version');
      expect((await upload(id, item, 'signed list.pdf', pdf)).status).toBe(201);
      known = await caseOf(id);
      expect(known.answer.statement).toBe('She came on time.');
      expect(partOf(known, item)?.file).toMatchObject({ name: 'signed list.pdf', media_type: 'application/pdf' });
      const both = await Promise.all([submit(id, known.answer.version), submit(id, known.answer.version)]);
      expect(both.filter(({ status }) => status < 300)).toHaveLength(1);
      await world.handle();
      known = await caseOf(id);
      expect(known).toMatchObject({ status: 'under_review', answer: { status: 'sent' }, actions: [] });
      expect((await write(id, 'One more thing', known.answer.version)).body.code).toBe('payments.dispute_closed');
      expect((await upload(id, 'other', 'late.pdf', pdf)).body.code).toBe('payments.dispute_closed');
      expect((await submit(id, known.answer.version)).body['code']).toBe('payments.dispute_closed');
      world.pass(60);
      world.gateway.settle();
      await world.handle();
      const outcome = item === 'attendance' ? 'won' : 'lost';
      expect(await caseOf(id)).toMatchObject({ status: outcome });
      expect(world.gateway.book.disputes.get(gatewayId)?.status).toBe(outcome);
      expect((await world.ledger(made))['disputed']).toBeUndefined();
    }
  });

  it('is answered when the gateway’s answer was lost, and only once', async () => {
    const { id, gatewayId } = await disputed();
    const { answer } = await caseOf(id);
    world.gateway.faults.plan('evidence', 'answer_lost');
    await submit(id, answer.version);
    await world.settle();
    expect(await caseOf(id)).toMatchObject({ answer: { status: 'sending' }, actions: [] });
    world.gateway.faults.clear();
    const { jobs, house } = world;
    await unitOfWork(house.database, (tx) => jobs.enqueue(tx, sendAnswerJob, { dispute_id: id }));
    await world.settle();
    expect(await caseOf(id)).toMatchObject({ status: 'under_review', answer: { status: 'sent' } });
    expect(world.gateway.calls.filter((call) => call === 'evidence').length).toBeGreaterThan(0);
    expect(world.gateway.book.disputes.get(gatewayId)?.evidence).toBeDefined();
  });

  it('that the bank decided meanwhile, or whose answer the gateway refuses, is closed', async () => {
    const [one, other] = [await disputed(), await disputed()];
    world.gateway.decideDispute(one.gatewayId, 'lost');
    await world.handle();
    expect((await submit(one.id, 1)).body['code']).toBe('payments.dispute_closed');
    world.gateway.faults.plan('evidence', 'refused');
    await submit(other.id, (await caseOf(other.id)).answer.version);
    await world.settle();
    expect(await caseOf(other.id)).toMatchObject({ answer: { status: 'refused' }, actions: [] });
  });

  it('whose messages arrive before, between and after the answer ends the same', async () => {
    const { id, gatewayId } = await disputed();
    await upload(id, 'attendance', 'list.pdf', pdf);
    await submit(id, (await caseOf(id)).answer.version);
    await world.settle();
    const reviewed = world.gateway.takeMessages();
    world.gateway.decideDispute(gatewayId, 'won');
    const decided = world.gateway.takeMessages();
    await world.deliver(decided);
    await world.settle();
    expect(await caseOf(id)).toMatchObject({ status: 'won' });
    await world.deliver([...reviewed, ...decided].map((message) => world.gateway.sendAgain(message)));
    await world.settle();
    expect(await caseOf(id)).toMatchObject({ status: 'won', answer: { status: 'sent' } });
  });

  it('cannot be answered after the deadline, and says so', async () => {
    const { id } = await disputed();
    await world.house.run(
      sql`update disputes set respond_by = ${world.house.clock.now().toISOString()}::timestamptz where id = ${id}::uuid`,
    );
    const known = await caseOf(id);
    expect(known).toMatchObject({ is_over: true, actions: [] });
    for (const refused of [
      await write(id, 'Too late', known.answer.version),
      await upload(id, 'other', 'a.pdf', pdf),
      await submit(id, known.answer.version),
    ])
      expect(refused.body).toMatchObject({ code: 'payments.dispute_over' });
  });
});

describe('a file', () => {
  it('is a PDF or a picture by content; a picture is encoded anew, and one item has one file', async () => {
    const { id } = await disputed();
    expect((await upload(id, 'other', 'a.pdf', HTML)).status).toBe(415);
    expect((await upload(id, 'other', 'a.html', HTML)).status).toBe(415);
    expect((await upload(id, 'booking', 'a.pdf', pdf)).status).toBe(422);
    const broken = Buffer.concat([png.subarray(0, 40), Buffer.alloc(200, 7)]);
    expect((await upload(id, 'other', 'a.png', broken)).status).toBe(422);
    await upload(id, 'other', 'first.pdf', pdf);
    await upload(id, 'other', 'second.pdf', pdf);
    const file = partOf(await caseOf(id), 'other')?.file;
    expect(file?.name).toBe('second.pdf');
    const content = await world.send('GET', `/provider/disputes/${id}/files/${file?.id}/content`, await tokenOf());
    expect(content.bytes.equals(pdf)).toBe(true);
    expect(String(content.headers['content-disposition'])).toMatch(/^attachment/);
    const gone = await world.send('DELETE', `/provider/disputes/${id}/files/${file?.id}`, await tokenOf());
    expect(partOf(gone.body as unknown as DisputeCase, 'other')?.file).toBeNull();
  });
});

describe('people', () => {
  it('of other clinics, billing, clinicians and patients do not read it; admins do and may submit', async () => {
    const { id, made } = await disputed();
    const [billing, clinician] = [await world.house.staff('billing'), await world.house.staff('clinician')];
    expect((await read(id, billing.userId)).status).toBe(403);
    expect((await read(id, clinician.userId)).status).toBe(403);
    expect((await read(id, made.patientId)).status).toBe(403);
    const admin = await world.house.person('admin');
    const seen = (await read(id, admin.userId, 'admin')).body as unknown as DisputeCase;
    expect(seen.actions).toEqual(['edit', 'submit']);
    expect((await submit(id, seen.answer.version, admin.userId, 'admin')).body).toMatchObject({
      answer: { status: 'sending' },
    });
  });

  it('who answer for the clinic are told when it is opened, due soon and decided', async () => {
    await told.forgetTold();
    const { id, gatewayId } = await disputed();
    const opened = await told.to(world.owner);
    expect(opened.app).toContain('dispute_opened');
    expect(opened.params.at(-1)).toMatchObject({ dispute_id: id });
    world.pass(5.5 * 24 * 60);
    expect(await remindOfDisputes(world.deps)).toBeGreaterThan(0);
    expect(await remindOfDisputes(world.deps)).toBe(0);
    const soon = await told.to(world.owner);
    expect(soon.app).toContain('dispute_due_soon');
    expect(soon.params).toContainEqual(expect.objectContaining({ dispute_id: id }));
    expect(soon.mails).toHaveLength(soon.app.length);
    world.gateway.decideDispute(gatewayId, 'won');
    await world.handle();
    expect(await told.kindsTo(world.owner)).toEqual({ app: ['dispute_won'], mails: ['dispute_won'] });
  });
});
