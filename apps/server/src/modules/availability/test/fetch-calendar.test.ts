import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../../platform/outside/outside-address.ts';
import { createFetchCalendar, type FetchRules } from '../feeds/fetching/fetch-calendar.ts';

const ICS = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';
const NEW = { etag: null, lastModified: null };

let server: Server;
let port = 0;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: IncomingMessage['headers'][] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.headers);
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  asked = [];
  answer = (_request, response) => response.end(ICS);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The loopback is where this test's server is. */
const isHere = (address: string) => address === '127.0.0.1';
const read = (
  path = '/a.ics',
  rules: FetchRules = {},
  known: typeof NEW | { etag: string; lastModified: null } = NEW,
) =>
  createFetchCalendar({
    anyOrigin: true,
    isAllowed: isHere,
    resolveHost: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    ...rules,
  })(`http://calendar.example.org:${port}${path}`, known);

describe('reading an outside calendar', () => {
  it('returns its text, and asks only for changes the next time', async () => {
    answer = (request, response) => {
      response.setHeader('etag', '"1"');
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else response.end(ICS);
    };
    expect(await read()).toEqual({ kind: 'read', text: ICS, known: { etag: '"1"', lastModified: null } });
    expect(await read('/a.ics', {}, { etag: '"1"', lastModified: null })).toEqual({ kind: 'unchanged' });
    expect(asked[0]).not.toHaveProperty('cookie');
  });

  it('unpacks it, within the limit', async () => {
    answer = (_request, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(ICS));
    expect(await read()).toMatchObject({ kind: 'read', text: ICS });
    const bomb = gzipSync(`${ICS}${' '.repeat(3_000_000)}`);
    answer = (_request, response) => response.setHeader('content-encoding', 'gzip').end(bomb);
    expect(await read()).toEqual({ kind: 'failed', failure: 'too_large' });
  });

  it.each([
    [404, 'not_found'],
    [410, 'not_found'],
    [401, 'forbidden'],
    [403, 'forbidden'],
    [500, 'server_error'],
    [206, 'server_error'],
  ])('fails with %i as %s', async (status, failure) => {
    answer = (_request, response) => response.writeHead(status).end(ICS);
    expect(await read()).toEqual({ kind: 'failed', failure });
  });

  it('fails if it is no calendar, too large or too slow', async () => {
    answer = (_request, response) => response.end('<html>Sign in</html>');
    expect(await read()).toEqual({ kind: 'failed', failure: 'not_a_calendar' });
    answer = (_request, response) => response.end(ICS + ' '.repeat(2_200_000));
    expect(await read()).toEqual({ kind: 'failed', failure: 'too_large' });
    answer = (_request, response) => void response.writeHead(200).write('BEGIN:VCALENDAR\r\n');
    expect(await read('/a.ics', { timeoutMs: 150 })).toEqual({ kind: 'failed', failure: 'too_slow' });
  });

  it('follows three redirects, checking each', async () => {
    answer = ({ url = '' }, response) => {
      const left = Number(url.slice(1));
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
      else response.end(ICS);
    };
    expect(await read('/3')).toMatchObject({ kind: 'read' });
    expect(await read('/4')).toEqual({ kind: 'failed', failure: 'unreachable' });
    for (const location of [
      'http://127.0.0.2/a.ics',
      'file:///etc/passwd',
      'https://user@calendar.example.org/',
      'http://[::1]/',
    ]) {
      answer = (_request, response) => response.writeHead(301, { location }).end();
      expect(await read()).toEqual({ kind: 'failed', failure: 'refused_address' });
    }
  });

  it('never connects to an address that a public name hides', async () => {
    for (const address of ['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00:ec2::254']) {
      const resolveHost = () =>
        Promise.resolve([
          { address: '8.8.8.8', family: 4 },
          { address, family: address.includes(':') ? 6 : 4 },
        ]);
      expect(await read('/a.ics', { isAllowed: isPublicAddress, resolveHost })).toEqual({
        kind: 'failed',
        failure: 'refused_address',
      });
    }
    expect(asked).toEqual([]);
  });

  it('asks each name once, so that it can’t answer differently the second time', async () => {
    let times = 0;
    const resolveHost = () => {
      times += 1;
      return Promise.resolve([{ address: times === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]);
    };
    expect(await read('/a.ics', { resolveHost })).toMatchObject({ kind: 'read' });
    expect(times).toBe(1);
  });

  it('says so if the name is unknown', async () => {
    const resolveHost = () => Promise.reject(Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' }));
    expect(await read('/a.ics', { resolveHost })).toEqual({ kind: 'failed', failure: 'unreachable' });
  });
});
