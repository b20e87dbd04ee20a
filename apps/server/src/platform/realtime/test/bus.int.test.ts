import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type FaultyLine, openFaultyLine } from '../../../../bench/faults/faulty-line.ts';
import { connectPostgres, type Database } from '../../db/database.ts';
import { unitOfWork } from '../../db/unit-of-work.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { packTold, readMessage, writeMessage } from '../bus-message.ts';
import { LIVE_CHANNEL } from '../bus.repo.ts';
import { userRoom } from '../rooms.ts';
import { tellLive, tellLiveNow } from '../tell-live.ts';
import { type Client, openHub, type OpenHub, pause, thingHappened, until } from '../testing/open-hub.ts';

const source = inject('database');
// Elsewhere there is one process.
const engines = source.engine === 'postgres' ? [source.url] : [];

describe('messages between processes', () => {
  it('fit into what NOTIFY takes, in order, whatever there is to tell', () => {
    const frame = { type: 'thing.happened', data: { thing: 'x'.repeat(3000) }, at: '2026-11-28T10:00:00.000Z' };
    const rooms = Array.from({ length: 100 }, (_, number) => userRoom(`0198c0de-7a5e-7d2a-9c3e-2f1b6a4d${number}`));
    const told = Array.from({ length: 20 }, (_, number) => ({ frame: { ...frame, seq: number }, rooms }));
    const messages = packTold(told).map((entries, n) => writeMessage('a process', n, 'told', entries));
    for (const message of messages) expect(Buffer.byteLength(message)).toBeLessThan(7500);
    const heard = messages.flatMap((message) => readMessage(message)?.told ?? []);
    expect(heard.flatMap((one) => one.rooms)).toEqual(told.flatMap((one) => one.rooms));
    expect(new Set(heard.map((one) => one.frame.seq)).size).toBe(20);
  });

  it('of others are ignored', () => {
    for (const payload of ['', 'null', '{', '{"from":1}', '{"from":"a","n":1,"kind":"other"}'])
      expect(readMessage(payload)).toBeNull();
  });
});

describe.each(engines)('two processes', () => {
  let near: Database;
  let far: Database;
  let line: FaultyLine;
  let one: OpenHub;
  let two: OpenHub;
  let ana: Client;
  beforeAll(async () => {
    near = await openTestDatabase();
    const url = new URL(near.pool.options.connectionString ?? '');
    line = await openFaultyLine({ host: url.hostname, port: Number(url.port) });
    url.port = String(line.port);
    far = connectPostgres(url.href, 3);
    one = await openHub(near);
    two = await openHub(far);
    ana = await two.join('ana');
    await hears();
  });
  afterAll(async () => {
    await one.close();
    await two.close();
    await far.close();
    await line.close();
    await near.close();
  });

  const tell = (number: number, by = near) => tellLiveNow(by, thingHappened, { thing: 'a', number }, [userRoom('ana')]);

  /** Until the second process hears the first, and every `resync` of before has passed. */
  async function hears(): Promise<void> {
    const before = ana.frames.length;
    while (ana.frames.length === before) {
      tell(0);
      await pause(200);
    }
    await pause(800);
    ana.frames.length = 0;
  }
  const say = (from: string, n: number, kind: string) =>
    near.db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify({ from, n, kind })})`);

  it('hear each other’s events once, in order, after the commit', async () => {
    await unitOfWork(near, async () => {
      for (let number = 1; number <= 300; number++)
        tellLive(thingHappened, { thing: 'a', number }, [userRoom('ana'), userRoom('bea')]);
    });
    await until(() => ana.frames.length >= 300);
    await pause(300);
    expect(ana.numbers()).toEqual(Array.from({ length: 300 }, (_, index) => index + 1));
    ana.frames.length = 0;
  });

  it('hear a command, which has no sockets', async () => {
    const { connectionString = '' } = near.pool.options;
    const command = connectPostgres(connectionString, 1);
    await unitOfWork(command, async () => tellLive(thingHappened, { thing: 'a', number: 7 }, [userRoom('ana')]));
    await until(() => ana.frames.length === 1);
    const before = ana.resyncs();
    await pause(6500);
    expect([ana.numbers(), ana.resyncs() - before]).toEqual([[7], 0]);
    ana.frames.length = 0;
    await command.close();
  });

  it.each([
    ['refused', () => line.refuse(), () => line.accept()],
    ['cut silently', async () => line.cutSilently(), async () => {}],
  ])('ask again after the line between them was %s', async (_how, happen, mend) => {
    const before = ana.resyncs();
    await happen();
    tell(1);
    await pause(500);
    expect(ana.frames).toEqual([]);
    await mend();
    await until(() => ana.resyncs() > before, 12_000);
    await hears();
  });

  it('keep what they told while the database was away, and tell it in order', async () => {
    const bea = await one.join('bea');
    await line.refuse();
    for (let number = 1; number <= 20; number++)
      tellLiveNow(far, thingHappened, { thing: 'b', number }, [userRoom('bea')]);
    await pause(700);
    await line.accept();
    await until(() => bea.frames.length === 20, 12_000);
    expect(bea.numbers()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    await hears();
  });

  it('say so if they had to drop events', async () => {
    const bea = await one.join('eva');
    await line.refuse();
    for (let number = 1; number <= 10_200; number++)
      tellLiveNow(far, thingHappened, { thing: 'b', number }, [userRoom('eva')]);
    const before = bea.resyncs();
    await line.accept();
    await until(() => bea.resyncs() > before, 12_000);
    expect(bea.frames.length).toBeLessThan(10_200);
    await hears();
  });

  it('ask again within seven seconds after another died, and not after one that said goodbye', async () => {
    let before = ana.resyncs();
    await say('a process that stops', 1, 'beat');
    await say('a process that stops', 2, 'bye');
    await pause(6500);
    expect(ana.resyncs()).toBe(before);
    before = ana.resyncs();
    await say('a process that dies', 1, 'beat');
    const began = performance.now();
    await until(() => ana.resyncs() > before, 10_000);
    expect(performance.now() - began).toBeLessThan(7000);
  });

  it('ask again if a message was lost, and hear a message that was sent twice once', async () => {
    const before = ana.resyncs();
    const room = `[[["${userRoom('ana')}"],{"type":"thing.happened","data":{},"seq":5,"at":""}]]`;
    const send = (n: number) =>
      near.db.execute(
        sql`select pg_notify(${LIVE_CHANNEL}, ${`{"from":"a third","n":${n},"kind":"told","told":${room}}`})`,
      );
    await send(1);
    await send(1);
    await send(2);
    await until(() => ana.frames.length === 2);
    expect([ana.numbers(), ana.resyncs() - before]).toEqual([[5, 5], 0]);
    await send(4);
    await until(() => ana.resyncs() > before);
    await say('a third', 5, 'bye');
  });
});
