import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { createClamd } from '../clamd.ts';
import { ScannerUnavailable } from '../scanner.ts';

/** The standard's harmless text that every scanner finds, put together here so that none finds this file. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const LIMIT = 5_000_000;

let server: Server | undefined;
afterEach(() => new Promise<void>((resolve) => (server ? void server.close(() => resolve()) : resolve())));

async function listen(talk: (socket: Socket) => void) {
  server = createServer(talk).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  return createClamd({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
}

/** As clamd does: reads a command, then chunks with their length in front, and answers with a zero byte at the end. */
function clamd(socket: Socket): void {
  let held = Buffer.alloc(0);
  let content = Buffer.alloc(0);
  let begun = false;
  socket.on('error', () => {});
  const answer = (text: string) => socket.end(`${text}\0`);
  socket.on('data', (bytes: Buffer) => {
    held = Buffer.concat([held, bytes]);
    if (!begun) {
      const end = held.indexOf(0);
      if (end < 0) return;
      const command = held.subarray(0, end).toString();
      held = held.subarray(end + 1);
      if (command === 'zVERSION') return void answer('ClamAV 1.4.6/27800/Sat Nov 28 2026');
      begun = true;
    }
    while (held.length >= 4) {
      const length = held.readUInt32BE();
      if (length === 0)
        return void answer(content.includes(EICAR) ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK');
      if (held.length < 4 + length) return;
      content = Buffer.concat([content, held.subarray(4, 4 + length)]);
      held = held.subarray(4 + length);
      if (content.length > LIMIT) return void answer('INSTREAM size limit exceeded. ERROR');
    }
  });
}

const pieces = (...parts: string[]) => Readable.from(parts.map((part) => Buffer.from(part)));

describe('clamd', () => {
  it('finds what is malware, also across pieces, and nothing else', async () => {
    const scanner = await listen(clamd);
    expect(await scanner.scan(pieces('a report', ' of a clinic'))).toBe('clean');
    expect(await scanner.scan(pieces('before ', EICAR.slice(0, 20), EICAR.slice(20), ' after'))).toBe('infected');
    expect(await scanner.scan(Readable.from([]))).toBe('clean');
    expect(await scanner.version()).toBe('ClamAV 1.4.6/27800/Sat Nov 28 2026');
  });

  it('sends what is larger than a chunk, and takes an answer before the end', async () => {
    const scanner = await listen(clamd);
    expect(await scanner.scan(Readable.from([Buffer.alloc(3_000_000)]))).toBe('clean');
    const endless = Readable.from(Array.from({ length: 40 }, () => Buffer.alloc(1_000_000)));
    expect(await scanner.scan(endless)).toBe('too_large');
  });

  it.each([
    ['ends the connection', (socket: Socket) => socket.destroy()],
    ['says something else', (socket: Socket) => socket.end('UNKNOWN COMMAND\0')],
    ['answers without an end', (socket: Socket) => socket.end('stream: OK')],
    ['never ends its answer', (socket: Socket) => socket.write('x'.repeat(10_000))],
  ])('that %s is unavailable, never a verdict', async (_what, talk) => {
    const scanner = await listen((socket) => {
      // Read to the end, or the connection would stay open.
      socket.on('error', () => {}).resume();
      talk(socket);
    });
    await expect(scanner.scan(pieces('x'))).rejects.toThrow(ScannerUnavailable);
  });

  it('that is not there is unavailable', async () => {
    await expect(createClamd({ path: '/nowhere/clamd.sock' }).scan(pieces('x'))).rejects.toThrow(ScannerUnavailable);
  });

  it('passes on the failure of the content itself', async () => {
    const scanner = await listen(clamd);
    const broken = Readable.from(
      (function* half() {
        yield Buffer.from('half');
        throw new Error('the disk is gone');
      })(),
    );
    await expect(scanner.scan(broken)).rejects.toThrow('the disk is gone');
  });
});
