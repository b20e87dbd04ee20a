import type { NotificationDeclaration } from '@travesia/contracts/kit';
import { NOTIFICATIONS } from '@travesia/contracts/notifications';
import type { MailSubscription, NotificationPreferences } from '@travesia/contracts/profiles';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMessagesHouse } from '../../../messaging/testing/messages-house.ts';
import { sendDigests } from '../commands/send-digests.ts';
import { UNREAD_BY_KIND } from '../unread-lines.ts';

let house: Awaited<ReturnType<typeof openMessagesHouse>>;
beforeAll(async () => {
  house = await openMessagesHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.clear();
  await house.run(sql`truncate mail_outbox`);
  // Events happen by the clock of the database.
  house.clock.moveTo(new Date().toISOString());
});

/** What the job does each minute, and the jobs it adds. */
async function minute() {
  await house.settle();
  const { database, clock, mail } = house;
  await sendDigests({ database, clock, mail, origin: 'https://travesia.example', logger: pino({ level: 'silent' }) });
  await house.settle();
}
const after = async (minutes: number) => {
  await house.settle();
  house.pass(minutes);
  await minute();
};
const mailsTo = async ({ email }: { email: string }) =>
  (await house.mail.list(200)).filter(
    ({ recipient, template }) => recipient === email && template === 'notifications.unread',
  );
const preferencesOf = async (token: string) =>
  (await house.send('GET', '/profile/notification-preferences', token)).body as unknown as NotificationPreferences;
const prefer = async (token: string, more: object) => {
  const { security: _always, ...known } = await preferencesOf(token);
  return house.send('PUT', '/profile/notification-preferences', token, { ...known, ...more });
};
/** A clinic answers a patient, who has not read it yet. */
async function scene() {
  const patient = await house.patient();
  const staff = await house.staff('coordinator');
  const { conversation } = await house.begin(patient.token);
  await minute();
  const { message } = await house.write(staff.token, conversation.id, 'Your knee looks well');
  return { patient, staff, conversation, message };
}
const clockOf = (minutesFromNow: number) =>
  new Date(house.clock.now().getTime() + minutesFromNow * 60_000).toISOString().slice(11, 16);
const quiet = (from: number, to: number) => ({
  quiet_hours: { from: clockOf(from), to: clockOf(to), time_zone: 'UTC' },
});
const tokenIn = (text: string) => /unsubscribe\?token=([\w-]+)/.exec(text)?.[1] ?? '';

describe('an email about unread messages', () => {
  it('is sent after ten minutes, once, with the clinic and the number and nothing of what was written', async () => {
    const { patient, staff, conversation } = await scene();
    await house.write(staff.token, conversation.id, 'Please come on Monday');
    await after(9);
    expect(await mailsTo(patient)).toEqual([]);
    await after(2);
    const [mail, ...others] = await mailsTo(patient);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'You have 2 unread messages', topic: 'messages', userId: patient.userId });
    expect(mail?.text).toContain(
      `You have 2 unread messages from Clínica Um: https://travesia.example/messages/${conversation.id}`,
    );
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/knee|monday/i);
    await house.write(staff.token, conversation.id, 'Are you there');
    await after(60);
    expect(await mailsTo(patient)).toHaveLength(1);
  });

  it('is not sent if they were read meanwhile, and sent again for what comes after', async () => {
    const { patient, staff, conversation, message } = await scene();
    await house.settle();
    await house.send('POST', `/conversations/${conversation.id}/read`, patient.token, { message_ids: [message.id] });
    await after(11);
    expect(await mailsTo(patient)).toEqual([]);
    await house.write(await house.signIn(staff.userId), conversation.id, 'And one more');
    await after(30);
    expect(await mailsTo(patient)).toMatchObject([{ subject: 'You have an unread message' }]);
  });

  it('tells a desk the number alone, together for all conversations, and not the name of a patient', async () => {
    const staff = await house.staff('coordinator');
    const [ana, eva] = [await house.patient('ana'), await house.patient('eva')];
    await house.begin(ana.token);
    await house.begin(eva.token);
    await after(11);
    const [mail, ...others] = await mailsTo(staff);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('You have 2 unread messages: https://travesia.example/provider/messages\n');
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/\bana\b|\beva\b|knee/i);
  });

  it('is not sent to who left the clinic meanwhile', async () => {
    const staff = await house.staff('coordinator');
    await house.begin((await house.patient()).token);
    await house.settle();
    await house.run(sql`delete from provider_members where user_id = ${staff.userId}`);
    await after(11);
    expect(await mailsTo(staff)).toEqual([]);
  });

  it('waits for the end of quiet hours, also of those that begin meanwhile', async () => {
    const { patient } = await scene();
    await house.settle();
    await prefer(patient.token, quiet(5, 120));
    await after(11);
    expect(await mailsTo(patient)).toEqual([]);
    await after(60);
    expect(await mailsTo(patient)).toEqual([]);
    await after(60);
    expect(await mailsTo(patient)).toHaveLength(1);
  });

  it('comes once a day to who prefers that, in their language', async () => {
    const patient = await house.patient();
    const staff = await house.staff('coordinator');
    await house.run(sql`update users set language = 'pt' where id = ${patient.userId}`);
    await prefer(patient.token, { mail_rhythm: 'daily', ...quiet(-300, -240) });
    const { conversation } = await house.begin(patient.token);
    await house.write(staff.token, conversation.id, 'Your knee looks well');
    await house.settle();
    const { rows } = await house.run(
      sql`select due_at at time zone 'UTC' as due from waiting_digests where user_id = ${patient.userId}`,
    );
    expect(String(rows[0]?.['due'])).toMatch(/ 08:00:00$/);
    house.clock.moveTo(new Date(`${String(rows[0]?.['due']).replace(' ', 'T')}Z`).toISOString());
    await minute();
    const quietNow = (await mailsTo(patient)).length === 0;
    // Quiet hours an hour long may hold eight o’clock.
    if (quietNow) await after(61);
    const [mail] = await mailsTo(patient);
    expect(mail).toMatchObject({ locale: 'pt', subject: 'Você tem uma mensagem não lida' });
    expect(mail?.text).toContain(`de Clínica Um: https://travesia.example/pt/messages/${conversation.id}`);
    expect(mail?.text).toContain('https://travesia.example/pt/unsubscribe?token=');
  });

  it('is read from a list that knows every kind that declares a digest', () => {
    const declared = Object.entries(NOTIFICATIONS).filter(([, kind]) => (kind as NotificationDeclaration).digest);
    expect(Object.keys(UNREAD_BY_KIND).toSorted()).toEqual(declared.map(([name]) => name).toSorted());
  });
});

describe('turning emails off', () => {
  it('stops within one job cycle what is about to be collected, and what already waits', async () => {
    const { patient } = await scene();
    await house.settle();
    const known = await preferencesOf(patient.token);
    await prefer(patient.token, { messages: { ...known.messages, mail: false } });
    await after(11);
    expect(await mailsTo(patient)).toEqual([]);
  });

  it('by the link needs no sign-in, changes nothing when it is looked at, and drops what was queued', async () => {
    const { patient, staff, conversation, message } = await scene();
    await after(11);
    const [mail] = await mailsTo(patient);
    const token = tokenIn(mail?.text ?? '');
    const look = async () => (await house.send('GET', `/mail-subscription?token=${token}`)).body;
    expect(await look()).toEqual({ topic: 'messages', is_on: true });
    expect(await look()).toEqual({ topic: 'messages', is_on: true });

    // Another one is queued, and its job has not come to it yet.
    const fresh = await house.signIn(patient.userId);
    await house.send('POST', `/conversations/${conversation.id}/read`, fresh, { message_ids: [message.id] });
    await house.write(await house.signIn(staff.userId), conversation.id, 'And one more');
    await house.settle();
    house.pass(30);
    const { database, clock, mail: post } = house;
    const silent = pino({ level: 'silent' });
    await sendDigests({ database, clock, mail: post, origin: 'https://travesia.example', logger: silent });
    expect(await mailsTo(patient)).toMatchObject([{ state: 'waiting' }, { state: 'kept' }]);
    const off = () => house.send('PUT', '/mail-subscription', undefined, { token, is_on: false });
    expect(await off()).toMatchObject({ status: 200, body: { topic: 'messages', is_on: false } });
    expect(await off()).toMatchObject({ status: 200, body: { topic: 'messages', is_on: false } });
    await house.settle();
    expect(await mailsTo(patient)).toMatchObject([{ state: 'kept' }]);

    const saved = await preferencesOf(await house.signIn(patient.userId));
    expect(saved).toMatchObject({
      version: 1,
      messages: { app: true, mail: false, push: true },
      bookings: { app: true, mail: true, push: true },
    });
    const { body } = await house.send('PUT', '/mail-subscription', undefined, { token, is_on: true });
    expect(body).toEqual({ topic: 'messages', is_on: true });
    const acts = (await house.audited()).filter(({ action }) => action === 'profile.mails_changed_by_link');
    expect(acts.map(({ facts }) => (facts as MailSubscription).is_on)).toEqual([false, true]);
  });

  it('by a link answers alike for an account that is gone, and refuses what was not signed here', async () => {
    const { patient } = await scene();
    await after(11);
    const token = tokenIn((await mailsTo(patient))[0]?.text ?? '');
    await house.setStatus(patient.userId, 'erased');
    for (const is_on of [false, true])
      expect(await house.send('PUT', '/mail-subscription', undefined, { token, is_on })).toMatchObject({
        status: 200,
        body: { topic: 'messages', is_on },
      });
    const { rows } = await house.run(sql`select 1 from notification_preferences where user_id = ${patient.userId}`);
    expect(rows).toEqual([]);
    const forged = token.replace('messages', 'bookings');
    expect(await house.send('GET', `/mail-subscription?token=${forged}`)).toMatchObject({
      status: 404,
      body: { code: 'profile.unsubscribe_invalid' },
    });
    expect(await house.send('PUT', '/mail-subscription', undefined, { token: forged, is_on: false })).toMatchObject({
      status: 404,
    });
  });
});
