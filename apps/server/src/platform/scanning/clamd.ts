import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { type Scanner, ScannerUnavailable, type Verdict } from './scanner.ts';

/** Largest chunk that is sent at once. */
const CHUNK_BYTES = 1024 * 1024;
/** Without any byte in either direction. */
const SILENCE_MS = 60_000;
/** Longest answer that is read. */
const ANSWER_CHARS = 4096;

/** Where a clamd listens: a Unix socket, or a host and port. */
export type ClamdAddress = { path: string } | { host: string; port: number };

/** ClamAV's daemon, asked by its INSTREAM command (clamd(8)). Its `StreamMaxLength` must be at least the largest file. */
export function createClamd(address: ClamdAddress): Scanner {
  return {
    scan: async (content) => verdictOf(await ask(address, 'zINSTREAM\0', content)),
    version: async () => ask(address, 'zVERSION\0', null),
  };
}

function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(answer)) return 'infected';
  if (answer.startsWith('INSTREAM size limit exceeded')) return 'too_large';
  throw new ScannerUnavailable(`clamd answered ${JSON.stringify(answer.slice(0, 200))}`);
}

async function ask(address: ClamdAddress, command: string, content: Readable | null): Promise<string> {
  const socket = connect(address);
  const answer = readAnswer(socket);
  // It is awaited below; until then it must not count as unhandled.
  answer.catch(() => {});
  try {
    await write(socket, Buffer.from(command));
    if (content) await sendAll(socket, content, answer);
    return await answer;
  } catch (cause) {
    // A finding or a limit ends the connection while content is still being sent: the answer counts.
    const early = await Promise.race([
      answer.catch(() => null),
      new Promise<null>((resolve) => setImmediate(resolve, null)),
    ]);
    if (early) return early;
    // Not the end that leaving its loop makes of it.
    if (content?.errored && content.errored.name !== 'AbortError') throw content.errored;
    throw new ScannerUnavailable('clamd does not answer', { cause });
  } finally {
    socket.destroy();
  }
}

/** Chunks with their length in front; one of length 0 ends them. */
async function sendAll(socket: Socket, content: Readable, answer: Promise<string>): Promise<void> {
  const early = new AbortController();
  const stop = () => early.abort();
  answer.then(stop, stop);
  for await (const piece of content as AsyncIterable<Buffer>) {
    for (let at = 0; at < piece.length; at += CHUNK_BYTES) {
      if (early.signal.aborted) return;
      const chunk = piece.subarray(at, at + CHUNK_BYTES);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      // An answer before the end counts, whether or not the rest is read.
      await Promise.race([write(socket, Buffer.concat([length, chunk])), answer]);
    }
  }
  await write(socket, Buffer.alloc(4));
}

const write = (socket: Socket, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });

/** Answers end with a zero byte, as commands do that begin with `z`. */
function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const finish = () => {
      const end = text.indexOf('\0');
      if (end >= 0) resolve(text.slice(0, end).trim());
      else reject(new ScannerUnavailable('clamd ended the connection without an answer'));
    };
    socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error(`nothing for ${SILENCE_MS / 1000} seconds`)));
    socket.on('data', (bytes: Buffer) => {
      text += bytes.toString('latin1');
      if (text.includes('\0')) finish();
      else if (text.length > ANSWER_CHARS) socket.destroy(new Error('an answer without an end'));
    });
    socket.once('error', reject);
    socket.once('close', finish);
  });
}
