import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestHttp } from '../../testing/test-http.ts';
import { originOfRequest } from '../plausible-target.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  ({ app } = await createTestHttp([], {
    beside: (server) => server.get('/*', (request) => new Request(`${originOfRequest(request)}${request.url}`).url),
  }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** The first line and the body of the response to these bytes. */
async function send(...lines: string[]): Promise<{ status: number; body: string }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  const answer = await text(socket);
  return { status: Number(answer.split(' ')[1]), body: answer.slice(answer.indexOf('\r\n\r\n') + 4) };
}

describe('a request target', () => {
  it.each([
    'GET http://elsewhere.example/page HTTP/1.1',
    'GET http://127.0.0.1/page HTTP/1.1',
    'GET //page HTTP/1.1',
    'OPTIONS * HTTP/1.1',
  ])('that is not a path of ours is never an error of the server: %s', async (line) => {
    const { status } = await send(line, 'Host: travesia.example');
    expect(status).toBe(line.startsWith('GET //') ? 200 : 400);
  });

  it('in absolute form is named as malformed', async () => {
    const { body } = await send('GET http://elsewhere.example/page HTTP/1.1', 'Host: travesia.example');
    expect(body).toContain('"code":"request.malformed"');
  });
});

describe('a Host header', () => {
  it.each([
    'a b',
    'a/b',
    'user@host',
    'a:port',
    'a:99999',
    '[::1',
    '[zz]',
    'a?b',
    'a#b',
    'a%00b',
    '1.2.3.400',
    'ä',
    'a,b',
    '"><b>',
  ])('that names no host is 400: %s', async (host) => {
    expect(await send('GET /page HTTP/1.1', `Host: ${host}`)).toMatchObject({ status: 400 });
  });

  it.each(['travesia.example', 'TRAVESIA.example:8443', '127.0.0.1:3000', '[::1]:3000', 'my_host', 'host.'])(
    'that names one is kept: %s',
    async (host) => {
      expect(await send('GET /page HTTP/1.1', `Host: ${host}`)).toMatchObject({ status: 200 });
    },
  );

  it('that is sent twice is 400, whatever it names', async () => {
    expect(await send('GET /page HTTP/1.1', 'Host: travesia.example\r\nHost: travesia.example')).toMatchObject({
      status: 400,
    });
  });

  it('may be missing only where nothing is built from it', async () => {
    expect(await send('GET /page HTTP/1.0')).toMatchObject({ status: 400 });
    expect(await send('GET /page HTTP/1.1')).toMatchObject({ status: 400 });
    expect(await send('GET /api/v1/none HTTP/1.0')).toMatchObject({ status: 404 });
  });
});
