import { connect } from 'node:net';
import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { defineLiveAct } from '@travesia/contracts/kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { unitOfWork } from '../../db/unit-of-work.ts';
import { ProblemError } from '../../problem-error.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { platformRoom, providerRoom, userRoom } from '../rooms.ts';
import { tellLive, tellLiveNow } from '../tell-live.ts';
import { openHub, type OpenHub, pause, thingHappened, until } from '../testing/open-hub.ts';

let database: Database;
let hub: OpenHub;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  hub = await openHub(database, { perUser: 3, perNetwork: 50 });
});
afterEach(() => hub.close());
afterAll(() => database.close());

const tell = (number: number, room = userRoom('ana')) =>
  tellLiveNow(database, thingHappened, { thing: 'a', number }, [room]);

/** Speaks WebSocket without a library, so that it can misbehave: opens a connection and sends a handshake. */
async function openRaw(path = '/socket.io/?EIO=4&transport=websocket', headers: Record<string, string> = {}) {
  const socket = connect(hub.port, '127.0.0.1');
  socket.on('error', () => {});
  const lines = Object.entries({
    host: `127.0.0.1:${hub.port}`,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  const answer = new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())));
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const send = (text: string) => socket.write(masked(text));
  return { socket, answer: await answer, send };
}

/** A text frame as clients send it. */
function masked(text: string): Buffer {
  const body = Buffer.from(text);
  const size = body.length < 126 ? Buffer.from([0x80 | body.length]) : Buffer.alloc(body.length < 65_536 ? 3 : 9);
  if (body.length >= 65_536) {
    size[0] = 0x80 | 127;
    size.writeBigUInt64BE(BigInt(body.length), 1);
  } else if (body.length >= 126) {
    size[0] = 0x80 | 126;
    size.writeUInt16BE(body.length, 1);
  }
  return Buffer.concat([Buffer.from([0x81]), size, Buffer.alloc(4), body]);
}

describe('a handshake', () => {
  it('is accepted with a token, from our own origin or a program', async () => {
    hub.add('ana');
    const page = hub.dial({ token: 'ana' }, { headers: { origin: hub.address } });
    await page.ready;
    await hub.dial({ token: 'ana' }).ready;
    expect(hub.live.counts()).toMatchObject({ connections: 2, refused: 0 });
  });

  it.each([
    ['no token', {}],
    ['an expired token', { token: 'gone' }],
    ['something else than a token', { token: { sql: true } }],
    ['a token longer than ours', { token: 'x'.repeat(5000) }],
  ])('is refused with %s', async (_what, auth) => {
    expect(await hub.dial(auth).refused).toBe('access.signed_out');
  });

  it('is refused before two-factor authentication that the role requires', async () => {
    hub.add('ana', [], { needsTwoFactor: true });
    expect(await hub.dial({ token: 'ana' }).refused).toBe('auth.two_factor_required');
  });

  it('is refused for another origin, for a token in the URL and for other transports', async () => {
    for (const [path, headers, status] of [
      [undefined, { origin: 'https://evil.example' }, 403],
      [undefined, { origin: 'null' }, 403],
      ['/socket.io/?EIO=4&transport=websocket&token=abc', {}, 400],
      ['/socket.io/?EIO=4&transport=websocket&sid=abc', {}, 400],
    ] as const) {
      const { answer, socket } = await openRaw(path, headers);
      expect(answer).toContain(`HTTP/1.1 ${status} `);
      expect(answer).toContain('application/problem+json');
      socket.destroy();
    }
    const polled = await fetch(`${hub.address}/socket.io/?EIO=4&transport=polling`);
    expect(polled.status).toBe(404);
  });

  it('leaves upgrades to anything else to the server, which answers as if nobody had asked', async () => {
    const { answer, socket } = await openRaw('/', { upgrade: 'h2c' });
    expect(answer).toContain('HTTP/1.1 404 ');
    socket.destroy();
  });

  it('is refused for too many connections of a user, until one is closed', async () => {
    hub.add('ana-1', [], { userId: 'ana' });
    hub.add('ana-2', [], { userId: 'ana' });
    const first = await hub.join('ana-1');
    await hub.join('ana-1');
    await hub.join('ana-2');
    expect(await hub.dial({ token: 'ana-2' }).refused).toBe('request.rate_limited');
    first.close();
    await until(() => hub.live.counts().connections === 2);
    await hub.join('ana-2');
  });

  it('counts strangers who share a user of the demo by their sessions', async () => {
    for (const session of ['1', '2', '3', '4']) await hub.join(session, [], { userId: 'shared', demo: true });
    expect(hub.live.counts().connections).toBe(4);
  });

  it('is refused for too many connections of a network, whatever it says of itself', async () => {
    const open = [];
    for (let number = 0; number < 50; number++) open.push(await openRaw());
    expect((await openRaw(undefined, { 'x-forwarded-for': '10.9.8.7' })).answer).toContain('HTTP/1.1 429 ');
    for (const { socket } of open) socket.destroy();
    await until(() => hub.live.counts().refused === 1);
    hub.add('ana');
    await expect.poll(async () => (await openRaw()).answer).toContain('HTTP/1.1 101 ');
  });

  it('can’t be repeated on a connection', async () => {
    hub.add('ana');
    const { send, socket } = await openRaw();
    let heard = '';
    socket.on('data', (data) => (heard += data.toString()));
    send('40{"token":"ana"}');
    send('40{"token":"ana"}');
    // Whether the first is being answered or has been: there is never a second connection.
    await until(() => heard.includes('request.malformed') || socket.destroyed);
    expect(hub.live.counts().connections).toBeLessThan(2);
    socket.destroy();
  });
});

describe('an event', () => {
  it('is heard in its rooms only, once, with its number and without anything else', async () => {
    const clinic = providerRoom('c1', 'messages.read');
    const ana = await hub.join('ana', [clinic]);
    const bea = await hub.join('bea', [clinic, platformRoom({ demo: false })]);
    const eva = await hub.join('eva');
    tellLiveNow(database, thingHappened, { thing: 'a', number: 1, more: 'dropped' } as never, [
      clinic,
      userRoom('ana'),
      platformRoom({ demo: false }),
    ]);
    await until(() => ana.frames.length > 0 && bea.frames.length > 0);
    const frame = { type: 'thing.happened', data: { thing: 'a', number: 1 }, stream: 'thing/a', seq: 1 };
    expect(ana.frames).toEqual([{ ...frame, at: expect.any(String) }]);
    expect([bea.numbers(), eva.frames]).toEqual([[1], []]);
  });

  it('told in a transaction is heard after the commit and never after a rollback', async () => {
    const ana = await hub.join('ana');
    await expect(
      unitOfWork(database, async () => {
        tellLive(thingHappened, { thing: 'a', number: 1 }, [userRoom('ana')]);
        throw new ProblemError('request.undo_over');
      }),
    ).rejects.toThrow('request.undo_over');
    await unitOfWork(database, async () => {
      tellLive(thingHappened, { thing: 'a', number: 2 }, [userRoom('ana')]);
      await pause(100);
      expect(ana.frames).toEqual([]);
    });
    await until(() => ana.frames.length > 0);
    expect(ana.numbers()).toEqual([2]);
  });

  it('must fit its schema and be short, or the transaction fails', async () => {
    const told = (data: unknown) =>
      unitOfWork(database, async () => tellLive(thingHappened, data as never, [userRoom('ana')]));
    await expect(told({ thing: 'a' })).rejects.toThrow('number');
    await expect(told({ thing: 'x'.repeat(5000), number: 1 })).rejects.toThrow('more data than ids');
    await expect(unitOfWork(database, async () => tell(1))).rejects.toThrow('inside a transaction');
  });

  it('is heard in the order in which it was told', async () => {
    const ana = await hub.join('ana');
    for (let number = 1; number <= 500; number++) tell(number);
    await until(() => ana.frames.length === 500);
    expect(ana.numbers()).toEqual(Array.from({ length: 500 }, (_, index) => index + 1));
  });
});

describe('rights', () => {
  it('that were taken away have no effect after five seconds, new ones have', async () => {
    const clinic = providerRoom('c1', 'messages.read');
    const other = providerRoom('c2', 'messages.read');
    const ana = await hub.join('ana', [clinic]);
    const bea = await hub.join('bea');
    hub.add('ana', [other]);
    hub.signOut('bea');
    await pause(5000);
    tell(1, clinic);
    tell(2, userRoom('bea'));
    tell(3, other);
    await until(() => ana.frames.length > 0);
    expect(ana.numbers()).toEqual([3]);
    expect([bea.frames, bea.ends, await bea.gone]).toEqual([[], ['access.signed_out'], 'io server disconnect']);
  });

  it('of the clinic that the page shows are all that it hears of clinics', async () => {
    const shown = 'c0ffee00-0000-4000-8000-000000000001';
    hub.add('ana', [providerRoom(shown, 'messages.read'), providerRoom('c2', 'messages.read')]);
    const page = hub.dial({ token: 'ana', provider_id: shown });
    await page.ready;
    tell(1, providerRoom('c2', 'messages.read'));
    tell(2, providerRoom(shown, 'messages.read'));
    tell(3);
    await until(() => page.frames.length === 2);
    expect(page.numbers()).toEqual([2, 3]);
  });

  it('that can’t be read end everybody’s connection, and let nobody in', async () => {
    const ana = await hub.join('ana');
    hub.setReadable(false);
    expect(await hub.dial({ token: 'ana' }).refused).toBe('server.internal');
    expect(await ana.gone).toBe('io server disconnect');
    expect(ana.ends).toEqual(['server.unavailable']);
    hub.setReadable(true);
    await pause(4500);
    await hub.join('ana');
  });
});

describe('what clients say', () => {
  const wave = defineLiveAct({
    name: 'wave',
    description: 'For tests.',
    data: z.object({ to: z.string() }),
    perMinute: 3,
  });

  it('is checked, limited, and answered if asked', async () => {
    hub.live.onAct(wave, ({ userId }, { to }) => {
      if (to === 'nobody') throw new ProblemError('access.not_allowed');
      if (to === 'broken') throw new Error('a fault');
      return `${userId} to ${to}`;
    });
    const ana = await hub.join('ana');
    expect(await ana.ask('echo', { text: 'olá' })).toEqual({ ok: true, answer: { text: 'olá' } });
    expect(await ana.ask('wave', { to: 'bea' })).toEqual({ ok: true, answer: 'ana to bea' });
    expect(await ana.ask('wave', { to: 'nobody' })).toEqual({ ok: false, code: 'access.not_allowed' });
    expect(await ana.ask('wave', { to: 'broken' })).toEqual({ ok: false, code: 'server.internal' });
    expect(await ana.ask('wave', { to: 'bea' })).toEqual({ ok: false, code: 'request.rate_limited' });
    expect(await ana.ask('wave', { to: 7 })).toEqual({ ok: false, code: 'request.rate_limited' });
    expect(await ana.ask('echo', { text: 7 })).toEqual({ ok: false, code: 'request.invalid' });
    expect(await ana.ask('dance', {})).toEqual({ ok: false, code: 'request.not_found' });
    expect(ana.faults.at(-1)).toEqual({ act: 'dance', code: 'request.not_found' });
  });

  it('never breaks the server, whatever it is', async () => {
    const eva = await hub.join('eva');
    const junk: unknown[] = [null, [], 'x'.repeat(1000), { __proto__: { text: 'x' } }, Buffer.from('x'), 1e308];
    for (const thing of junk) eva.socket.emit('echo', thing);
    eva.socket.emit('echo');
    eva.socket.emit('echo', 1, 2, 3);
    eva.socket.emit('', {});
    await until(() => eva.faults.length === junk.length + 3);
    expect(new Set(eva.faults.map(({ code }) => code))).toEqual(
      new Set(['request.invalid', 'request.malformed', 'request.not_found']),
    );

    for (const text of [
      '42["echo"',
      '42{}',
      '42[]',
      '42[null,{"text":"x"}]',
      '42["constructor",{}]',
      '43999[{}]',
      '451-["echo",{"_placeholder":true,"num":0}]',
      '999',
      '',
      '40/admin,{}',
      '42["disconnect"]',
      '42["connect",{}]',
      '\u0000\uFFFF',
      `42["echo",${'['.repeat(20_000)}${']'.repeat(20_000)}]`,
      `42["echo",{"text":"${'x'.repeat(1024 * 1024)}"}]`,
    ]) {
      hub.add(`raw${text.length}`);
      const { send, socket } = await openRaw();
      send(`40{"token":"raw${text.length}"}`);
      await pause(20);
      send(text);
      await pause(20);
      socket.destroy();
    }
    const ana = await hub.join('ana');
    expect(await ana.ask('echo', { text: 'still here' })).toMatchObject({ ok: true });
  });

  it('ends a connection that goes on with nonsense', async () => {
    const eva = await hub.join('eva');
    for (let number = 0; number < 10_000; number++) eva.socket.emit('nonsense', { number });
    await eva.gone;
    expect(eva.ends).toEqual(['request.rate_limited']);
    expect(eva.faults.length).toBeLessThan(50);
    const ana = await hub.join('ana');
    expect(await ana.ask('echo', { text: 'still here' })).toMatchObject({ ok: true });
  });
});

/** V8's own collector, which test workers start without: what is garbage must not count as memory that is held. */
function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

describe('a reader that stops reading', () => {
  it('is ended before what waits for it fills the memory; others hear everything', async () => {
    const ana = await hub.join('ana');
    hub.add('eva');
    const { send, socket } = await openRaw();
    send('40{"token":"eva"}');
    await until(() => hub.live.counts().connections === 2);
    socket.pause();
    const collect = garbageCollector();
    const held = () => {
      collect();
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    const before = held();
    let [number, most] = [0, 0];
    while (hub.live.counts().slow === 0 && number < 200_000) {
      for (let times = 0; times < 200; times++)
        tellLiveNow(database, thingHappened, { thing: 'x'.repeat(200), number: ++number }, [
          userRoom('ana'),
          userRoom('eva'),
        ]);
      await until(() => ana.frames.length === 200, 20_000);
      ana.frames.length = 0;
      most = Math.max(most, held() - before);
    }
    expect(hub.live.counts()).toMatchObject({ slow: 1, connections: 1 });
    expect(most).toBeLessThan(32 * 1024 * 1024);
    socket.destroy();
  });
});

describe('a stop', () => {
  it('tells every connection why, refuses new ones, and is quick', async () => {
    const clients = await Promise.all(['ana', 'bea', 'eva'].map((name) => hub.join(name)));
    const { socket } = await openRaw();
    const began = performance.now();
    await hub.live.letGo();
    await hub.live.stop();
    await new Promise((resolve) => hub.server.close(resolve));
    expect(performance.now() - began).toBeLessThan(2000);
    for (const { ends, gone } of clients) {
      await gone;
      expect(ends).toEqual(['server.stopping']);
    }
    socket.destroy();
  });
});
