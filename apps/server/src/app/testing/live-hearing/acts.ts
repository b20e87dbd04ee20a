import type { Conversation, Message } from '@travesia/contracts/messaging';
import { PLATFORM_RECIPIENT } from '@travesia/contracts/messaging';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { CLINIC, OTHER_CLINIC } from '../../../modules/contexts/testing/open-house.ts';
import { endSnoozes } from '../../../modules/messaging/desk/commands/end-snoozes.ts';
import { keepGrowing } from '../../../modules/platform-admin/live/keep-growing.ts';
import { SAMPLE_DOCUMENT } from '../../../platform/demo/sample-document.ts';
import type { openTeamsHouse } from '../../../modules/team-messages/testing/teams-house.ts';
import type { Credentials } from '../authorization/principals.ts';
import type { Listeners } from './listeners.ts';

type House = Awaited<ReturnType<typeof openTeamsHouse>>;

/** What acts work with, and what earlier ones left for later ones. */
export interface Stage {
  house: House;
  people: Readonly<Record<string, Credentials>>;
  listeners: Listeners;
  /** Ids, by the name under which an act kept them. */
  kept: Map<string, string>;
}

/** Something that somebody does, of which others hear. */
export interface Act {
  /** As a sentence: it begins the lines of the table. */
  name: string;
  /** Whose things it is about: of the clinic and its organization, unless it says otherwise. */
  about?: 'another clinic' | 'the demo' | 'everything';
  does: (stage: Stage) => Promise<unknown>;
}

export const keptOf = ({ kept }: Stage, name: string): string => {
  const id = kept.get(name);
  if (!id) throw new Error(`no act kept ${name}`);
  return id;
};

/** A call that must succeed. */
export async function call(
  { house, people }: Stage,
  who: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const { token, headers = {} } = people[who] ?? {};
  const answer = await house.send(method, path, token, body, { 'idempotency-key': uuidv7(), ...headers });
  if (answer.status >= 300) throw new Error(`${method} ${path} for ${who}: ${answer.status} ${answer.raw}`);
  return answer.body;
}

const begins =
  (who: string, kept: string, recipient: { recipient_type: string; recipient_id: string }) => async (stage: Stage) => {
    const body = { ...recipient, subject: 'My knee', initial_message: 'Hello' };
    const { id } = (await call(stage, who, 'POST', '/conversations', body)) as unknown as Conversation;
    stage.kept.set(kept, id);
  };
export const writes = (who: string, conversation: string, kept: string) => async (stage: Stage) => {
  const path = `/conversations/${keptOf(stage, conversation)}/messages`;
  const { id } = (await call(stage, who, 'POST', path, { content: 'Hello' })) as unknown as Message;
  stage.kept.set(kept, id);
};
const says =
  (who: string, act: string, conversation: string, more: object = {}) =>
  (stage: Stage) =>
    stage.listeners.say(who, act, { conversation_id: keptOf(stage, conversation), ...more });
const clinic = (id: string) => ({ recipient_type: 'provider', recipient_id: id });

const conversationActs: Act[] = [
  { name: 'a patient writes to a clinic', does: begins('patient', 'talk', clinic(CLINIC)) },
  { name: 'what follows from it', does: ({ house }) => house.settle() },
  { name: 'the clinic types', does: says('provider', 'typing', 'talk') },
  { name: 'the clinic opens the conversation', does: says('provider', 'presence', 'talk', { doing: 'reading' }) },
  { name: 'the clinic replies', does: writes('provider', 'talk', 'reply') },
  {
    name: 'the patient reads the reply',
    does: (stage) => {
      const body = { message_ids: [keptOf(stage, 'reply')] };
      return call(stage, 'patient', 'POST', `/conversations/${keptOf(stage, 'talk')}/read`, body);
    },
  },
  {
    name: 'the clinic edits the reply',
    does: (stage) =>
      call(stage, 'provider', 'PUT', `/conversations/messages/${keptOf(stage, 'reply')}`, { content: 'Good day' }),
  },
  {
    name: 'the clinic deletes the reply',
    does: (stage) => call(stage, 'provider', 'DELETE', `/conversations/messages/${keptOf(stage, 'reply')}`),
  },
  { name: 'the patient types', does: says('patient', 'typing', 'talk') },
  {
    name: 'the clinic tags the conversation',
    does: (stage) => call(stage, 'provider', 'PUT', `/conversations/${keptOf(stage, 'talk')}/tags`, { tags: ['knee'] }),
  },
  {
    name: 'a snooze of the clinic ends',
    does: async ({ house }) => {
      await house.run(sql`update conversation_sides set snoozed_until = ${house.clock.now().toISOString()}
        where party = 'provider'`);
      await endSnoozes(house);
    },
  },
  {
    name: 'the clinic notes something',
    does: (stage) =>
      call(stage, 'provider', 'POST', `/conversations/${keptOf(stage, 'talk')}/notes`, { content: 'Call' }),
  },
  {
    name: 'a patient writes to another clinic',
    about: 'another clinic',
    does: begins('other-patient', 'foreign talk', clinic(OTHER_CLINIC)),
  },
  {
    name: 'the other clinic replies',
    about: 'another clinic',
    does: writes('other-provider', 'foreign talk', 'foreign reply'),
  },
  { name: 'the organization writes to the clinic', does: begins('org-no-context', 'own talk', clinic(CLINIC)) },
  { name: 'the organization types', does: says('org-no-context', 'typing', 'own talk') },
  {
    name: 'a patient writes to Travesía’s team',
    does: begins('patient', 'help', { recipient_type: 'platform', recipient_id: PLATFORM_RECIPIENT }),
  },
  { name: 'the patient types to Travesía’s team', does: says('patient', 'typing', 'help') },
  { name: 'the team opens the conversation', does: says('admin', 'presence', 'help', { doing: 'writing' }) },
  { name: 'the team replies', does: writes('admin', 'help', 'help reply') },
  {
    name: 'a patient of the demo writes to Travesía’s team',
    about: 'the demo',
    does: begins('demo', 'demo help', { recipient_type: 'platform', recipient_id: PLATFORM_RECIPIENT }),
  },
];

const asks = (who: string, clinicId: string, kept: string) => async (stage: Stage) => {
  const { house, people } = stage;
  const token = people[who]?.token ?? '';
  const userId = stage.listeners.idOf(who);
  await house.run(sql`insert into user_consents (user_id, purpose, wording, language, given_at)
    values (${userId}, 'health_data', '2026-11-22', 'en', now()) on conflict do nothing`);
  const asked = await house.ask(token, await house.answered(token), [clinicId]);
  const [journey] = asked.body['data'] as { id: string }[];
  stage.kept.set(kept, journey?.id ?? '');
};

const journeyActs: Act[] = [
  { name: 'a patient asks a clinic', does: asks('patient', CLINIC, 'journey') },
  {
    name: 'the clinic reviews what was asked',
    does: (stage) =>
      call(stage, 'provider', 'POST', `/journeys/${keptOf(stage, 'journey')}/transitions`, {
        action: 'review',
        version: 1,
      }),
  },
  {
    name: 'the clinic begins a quote',
    does: (stage) => call(stage, 'provider', 'POST', `/journeys/${keptOf(stage, 'journey')}/quotes`, { kind: 'quote' }),
  },
  {
    name: 'a patient asks another clinic',
    about: 'another clinic',
    does: asks('other-patient', OTHER_CLINIC, 'foreign journey'),
  },
];

/** A pending online consultation that begins in ten minutes. */
const wants = (who: string, clinicId: string, kept: string) => async (stage: Stage) => {
  const { house, listeners } = stage;
  const [id, room] = [uuidv7(), uuidv7()];
  const at = (minutes: number) => new Date(house.clock.now().getTime() + minutes * 60_000).toISOString();
  const [starts, ends] = [at(10), at(40)];
  await house.run(sql`insert into rooms (id, provider_id, name, kind, capacity)
    values (${room}, ${clinicId}, 'Sala 1', 'recovery_bed', 3)`);
  await house.run(sql`with made as (
      insert into bookings (id, reference, status, kind, provider_id, patient_id, room_id, starts_at, ends_at, time_zone, language, expires_at)
      values (${id}, ${`TR-${kept}`}, 'pending', 'online', ${clinicId}, ${listeners.idOf(who)}, ${room}, ${starts}, ${ends},
        'America/Sao_Paulo', 'en', ${starts}) returning id)
    insert into booking_slots (booking_id, room_id, place, starts_at, ends_at, during)
    select id, ${room}, 1, ${starts}::timestamptz, ${ends}::timestamptz, tstzrange(${starts}::timestamptz, ${ends}::timestamptz) from made`);
  stage.kept.set(kept, id);
};
export const accepts = (who: string, by: string, clinicId: string, kept: string) => async (stage: Stage) => {
  await wants(who, clinicId, kept)(stage);
  await call(stage, by, 'POST', `/provider/bookings/${keptOf(stage, kept)}/accept`, {});
};
const enters = (who: string, kept: string) => async (stage: Stage) => {
  const entered = await call(stage, who, 'POST', `/consultations/${keptOf(stage, 'booking')}/enter`, {});
  stage.kept.set(kept, String(entered['session_id']));
};

const bookingActs: Act[] = [
  { name: 'the clinic accepts a booking', does: accepts('patient', 'provider', CLINIC, 'booking') },
  {
    name: 'another clinic accepts a booking',
    about: 'another clinic',
    does: accepts('other-patient', 'other-provider', OTHER_CLINIC, 'foreign'),
  },
  { name: 'the patient enters the video room', does: enters('patient', 'patient page') },
  { name: 'the clinic enters the video room', does: enters('provider', 'clinic page') },
  {
    name: 'the clinic admits the patient',
    does: (stage) =>
      call(stage, 'provider', 'POST', `/consultations/${keptOf(stage, 'booking')}/admit`, {
        session_id: keptOf(stage, 'patient page'),
      }),
  },
  {
    name: 'the clinic’s page calls the patient’s',
    does: (stage) =>
      stage.listeners.say('provider', 'video.signal', {
        booking_id: keptOf(stage, 'booking'),
        from: keptOf(stage, 'clinic page'),
        to: keptOf(stage, 'patient page'),
        kind: 'candidate',
        number: 1,
        part: 1,
        parts: 1,
        data: 'AAAA',
      }),
  },
];

const creates = (who: string, kept: string, body: (stage: Stage) => object) => async (stage: Stage) => {
  const { id } = await call(stage, who, 'POST', '/team-channels', { kind: 'topic', name: 'Prices', ...body(stage) });
  stage.kept.set(kept, String(id));
};
export const speaks = (who: string, channel: string, kept: string) => async (stage: Stage) => {
  const path = `/team-channels/${keptOf(stage, channel)}/messages`;
  stage.kept.set(kept, String((await call(stage, who, 'POST', path, { content: 'Hello' }))['id']));
};

const teamActs: Act[] = [
  {
    name: 'the organization creates a channel about the clinic',
    does: creates('org-no-context', 'channel', () => ({ kind: 'clinic', provider_id: CLINIC })),
  },
  { name: 'the organization writes in it', does: speaks('org-no-context', 'channel', 'said') },
  {
    name: 'the organization edits that',
    does: (stage) =>
      call(stage, 'org-no-context', 'PUT', `/team-messages/${keptOf(stage, 'said')}`, { content: 'Good day' }),
  },
  {
    name: 'the organization deletes that',
    does: (stage) => call(stage, 'org-no-context', 'DELETE', `/team-messages/${keptOf(stage, 'said')}`),
  },
  { name: 'the organization creates a channel of its own', does: creates('org-no-context', 'topic', () => ({})) },
  {
    name: 'the organization creates a limited channel with one of the clinic',
    does: creates('org-no-context', 'limited', ({ listeners }) => ({
      limited: true,
      member_ids: [listeners.idOf('provider')],
    })),
  },
  { name: 'the clinic writes in the limited channel', does: speaks('provider', 'limited', 'said in private') },
  {
    name: 'the clinic creates a channel about a journey',
    does: creates('provider', 'journey channel', (stage) => ({
      kind: 'journey',
      journey_id: keptOf(stage, 'journey'),
    })),
  },
];

/** Sends a file to the vault, which is checked by what follows. */
const sendsFile =
  (who: string) =>
  async ({ house, people, listeners, kept }: Stage) => {
    const headers = { authorization: `Bearer ${people[who]?.token}`, 'tus-resumable': '1.0.0' };
    const begun = await house.api.inject({
      method: 'POST',
      url: '/api/v1/medical-record-uploads',
      headers: {
        ...headers,
        'upload-length': String(SAMPLE_DOCUMENT.length),
        'upload-metadata': `filename ${Buffer.from('report.pdf').toString('base64')}`,
      },
    });
    await house.api.inject({
      method: 'PATCH',
      url: String(begun.headers['location']),
      headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      payload: SAMPLE_DOCUMENT,
    });
    await house.jobs.runAllDue();
    const { rows } = await house.run(sql`select id from medical_records where patient_id = ${listeners.idOf(who)}`);
    kept.set('record', String(rows[0]?.['id']));
  };

const recordActs: Act[] = [
  { name: 'the patient adds a medical record', does: sendsFile('patient') },
  {
    name: 'the patient shares it with the clinic of the journey',
    does: (stage) =>
      call(stage, 'patient', 'POST', `/medical-records/${keptOf(stage, 'record')}/shares`, {
        journey_id: keptOf(stage, 'journey'),
        expires_at: new Date(stage.house.clock.now().getTime() + 24 * 3_600_000).toISOString(),
        consent: true,
      }),
  },
  {
    name: 'the clinic opens it',
    does: (stage) =>
      call(stage, 'provider', 'GET', `/journeys/${keptOf(stage, 'journey')}/records/${keptOf(stage, 'record')}`),
  },
  {
    name: 'the clinic asks for more of them',
    does: (stage) =>
      call(stage, 'provider', 'POST', `/provider/journeys/${keptOf(stage, 'journey')}/record-requests`, {
        words: 'The last MRI',
      }),
  },
  {
    name: 'one of the clinic opens all of them in an emergency',
    does: async (stage) => {
      const journey = keptOf(stage, 'journey');
      const { rows } = await stage.house.run(sql`select status from journeys where id = ${journey}`);
      await stage.house.run(sql`update journeys set status = 'in_treatment' where id = ${journey}`);
      await call(stage, 'provider', 'POST', `/provider/journeys/${journey}/emergency-access`, {
        reason: 'Severe reaction to anesthesia, allergies unknown',
      });
      await stage.house.run(sql`update journeys set status = ${String(rows[0]?.['status'])} where id = ${journey}`);
    },
  },
  {
    name: 'the patient ends that',
    does: async (stage) => {
      const { data } = await call(stage, 'patient', 'GET', '/medical-records/emergencies');
      const [open] = data as { id: string }[];
      await call(stage, 'patient', 'DELETE', `/medical-records/emergencies/${open?.id}`);
    },
  },
  {
    name: 'the patient makes a link to it',
    does: async (stage) => {
      const made = await call(stage, 'patient', 'POST', '/medical-records/links', {
        name: 'Dr. Miller',
        record_ids: [keptOf(stage, 'record')],
        days: 14,
        consent: true,
      });
      stage.kept.set('record link', String(made['token']));
    },
  },
  {
    name: 'a doctor without an account opens the link',
    does: ({ house, kept }) => house.send('GET', `/record-links/${kept.get('record link')}`),
  },
  {
    name: 'the patient erases it',
    does: (stage) => call(stage, 'patient', 'DELETE', `/medical-records/${keptOf(stage, 'record')}`),
  },
];

/** In this order: later ones work with what earlier ones left. */
export const ACTS: readonly Act[] = [
  ...conversationActs,
  ...journeyActs,
  ...bookingActs,
  ...recordActs,
  ...teamActs,
  { name: 'what follows from all that', about: 'everything', does: ({ house }) => house.settle() },
  {
    name: 'the feed of the platform grows',
    about: 'everything',
    does: ({ house: { database, clock } }) =>
      keepGrowing({
        database,
        clock,
        revision: () => 0,
        beginsWithHistory: false,
        recentErrors: () => [],
        connections: () => 0,
      })(),
  },
];
