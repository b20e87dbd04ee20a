import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setInterval } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hurryBodies } from '../hurry-bodies.ts';

const PERIOD_MS = 200;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = Fastify({ bodyLimit: 10_000_000 });
  hurryBodies(app, { periodMs: PERIOD_MS, progressBytes: 1000 });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/files', { config: { takesFiles: true } }, (request) => `${(request.body as Buffer).length} bytes`);
  app.post('/forms', (request) => `${(request.body as Buffer).length} bytes`);
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

const BYTES = 10_000;
/** Sends a body in pieces with pauses; what came back, empty if the connection was cut. */
async function drip(path: string, type: string, piece: number, pauseMs: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: ${BYTES}\r\nConnection: close\r\n\r\n`,
  );
  const closed = new Promise((resolve) => socket.once('close', resolve));
  let sent = 0;
  for await (const _tick of setInterval(pauseMs)) {
    if (sent >= BYTES || socket.destroyed) break;
    socket.write(Buffer.alloc(Math.min(piece, BYTES - sent), 'x'));
    sent += piece;
  }
  await closed;
  return answer;
}
const FORM = 'multipart/form-data; boundary=x';

describe('a slow body', () => {
  it.each([
    ['a file that trickles', '/files', FORM, 10],
    ['a multipart form where no files are accepted', '/forms', FORM, 2000],
    ['JSON', '/forms', 'application/json', 2000],
    ['something else where files are accepted', '/files', 'text/plain', 2000],
  ])('is cut: %s', async (_what, path, type, piece) => {
    expect(await drip(path, type, piece, PERIOD_MS / 2)).toBe('');
  });

  it('is received while a file makes progress, for longer than one period', async () => {
    expect(await drip('/files', FORM, 2000, PERIOD_MS / 2)).toContain('10000 bytes');
  });

  it('does not end a request that arrived at once', async () => {
    expect(await drip('/forms', 'application/json', BYTES, 0)).toContain('10000 bytes');
  });
});
