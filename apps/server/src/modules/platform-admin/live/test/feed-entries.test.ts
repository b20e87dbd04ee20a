import { FEED_NAMES } from '@travesia/contracts/platform-admin';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { fedEvents } from '../fed-events.ts';
import { entriesOf, entriesOfErrors, SHOWN_OF_A_STORM, subjectsOf } from '../feed-entries.ts';
import type { FreshEvent } from '../feed.repo.ts';

const AT = new Date('2026-11-28T10:00:00Z');
const event = (name: string, payload: object): FreshEvent => ({ id: uuidv7(), name, payload, at: AT });
const facts = (id: string, demo = false) => ({ id, reference: 'TB-1', providerId: uuidv7(), country: 'CO', demo });
const storm = (name: string, many: number, member = 'booking_id') =>
  Array.from({ length: many }, () =>
    event(name, {
      [member]: uuidv7(),
      provider_id: uuidv7(),
      status: 'pending',
      message_id: uuidv7(),
      seq: 1,
      is_news: true,
    }),
  );
/** What is known if every subject is there. */
const known = (events: readonly FreshEvent[], demo = false) =>
  new Map([...subjectsOf(events)].map(([subject, ids]) => [subject, new Map(ids.map((id) => [id, facts(id, demo)]))]));

describe('entries of the feed', () => {
  it('count what happens too often at once instead of listing it', () => {
    const events = storm('booking.requested.v1', 47);
    const entries = entriesOf(events, known(events));
    expect(entries).toHaveLength(SHOWN_OF_A_STORM + 1);
    expect(entries.at(-1)).toMatchObject({
      count: 42,
      reference: null,
      subjectId: null,
      providerId: null,
      country: null,
    });
  });

  it('of messages say only how many there were', () => {
    const events = storm('message.sent.v1', 3, 'conversation_id');
    expect(entriesOf(events, known(events))).toMatchObject([
      { name: 'message.sent', count: 3, reference: null, subjectId: null, providerId: null, country: null },
    ]);
  });

  it('never count the demo and what is real together', () => {
    const [real, demo] = [
      storm('message.sent.v1', 2, 'conversation_id'),
      storm('message.sent.v1', 1, 'conversation_id'),
    ];
    const conversations = new Map([
      ...(known(real).get('conversation') ?? []),
      ...(known(demo, true).get('conversation') ?? []),
    ]);
    const entries = entriesOf([...real, ...demo], new Map([['conversation', conversations]]));
    expect(entries.map(({ count, demo: isDemo }) => [count, isDemo])).toEqual([
      [2, false],
      [1, true],
    ]);
  });

  it('leave out subjects that are gone, and payloads that cannot be read', () => {
    expect(entriesOf(storm('booking.requested.v1', 1), new Map())).toEqual([]);
    const broken = [event('booking.requested.v1', { booking_id: 'x' })];
    expect(entriesOf(broken, known(broken))).toEqual([]);
  });

  it('take nothing from a payload but the id of the subject', () => {
    const secret = 'Marisol Vega, knee replacement';
    for (const [name, fed] of fedEvents) {
      const id = uuidv7();
      const events = [event(name, {})];
      const subjects = new Map([[fed.subject, new Map([[id, facts(id)]])]]);
      const read = { ...fed, idOf: () => id };
      fedEvents.set(name, read);
      const entries = entriesOf(
        events.map((one) => ({ ...one, payload: { reason: secret, fields: [secret], booking_id: secret } })),
        subjects,
      );
      fedEvents.set(name, fed);
      expect(JSON.stringify(entries)).not.toContain(secret);
      expect(Object.keys(entries[0] ?? {}).toSorted()).toEqual([
        'at',
        'count',
        'country',
        'demo',
        'detail',
        'id',
        'kind',
        'level',
        'name',
        'providerId',
        'reference',
        'subjectId',
      ]);
      expect(FEED_NAMES).toContain(entries[0]?.name);
    }
  });

  it('of errors have the request id or the job, and no message', () => {
    const error = { at: AT, what: 'request failed', type: 'TypeError', message: 'a secret', code: null, where: null };
    const entries = entriesOfErrors([
      { ...error, requestId: 'req-1', job: null },
      { ...error, requestId: null, job: 'mail.send' },
      { ...error, requestId: null, job: null },
    ]);
    expect(entries.map(({ name, reference, detail }) => [name, reference, detail])).toEqual([
      ['error.request', 'req-1', 'TypeError'],
      ['error.job', null, 'mail.send'],
      ['error.process', null, 'TypeError'],
    ]);
    expect(JSON.stringify(entries)).not.toContain('secret');
  });
});
