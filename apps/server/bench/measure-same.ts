import net from 'node:net';
import { cpuSeconds, type Measured, SECONDS } from './measure.ts';

const OK = 'HTTP/1.1 200 ';
const WARM_MS = 1000;

/**
 * Asks for one address with `clients` connections for some seconds. Answers are counted by their length and first line alone:
 * autocannon reads every byte, and takes longer over a page than a server that keeps it does.
 */
export async function measureSame(
  address: string,
  path: string,
  { clients, pid }: { clients: number; pid: number },
): Promise<Measured> {
  const { hostname, port } = new URL(address);
  const at = { host: hostname, port: Number(port) };
  // Every browser takes compressed pages.
  const request = `GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept-encoding: gzip\r\n\r\n`;
  const length = await lengthOf(at, request);
  const counted = { answers: 0, failed: 0, times: [] as number[] };
  const sockets = Array.from({ length: clients }, () => askOn(at, request, length, counted));
  await pause(WARM_MS);
  counted.answers = 0;
  counted.times = [];
  const before = cpuSeconds(pid);
  const begun = performance.now();
  await pause(SECONDS * 1000);
  const seconds = (performance.now() - begun) / 1000;
  const cpu = cpuSeconds(pid) - before;
  for (const socket of sockets) socket.destroy();
  const { answers, failed } = counted;
  const times = counted.times.toSorted((one, other) => one - other);
  const after = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return {
    perSecond: answers / seconds,
    p50: after(0.5),
    p99: after(0.99),
    cpuMs: (cpu * 1000) / Math.max(1, answers),
    failed,
  };
}

type Address = { host: string; port: number };

/** Bytes of the whole answer, head included; every later one has as many, since only its id and date differ. */
function lengthOf(at: Address, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(at, () => socket.write(request)).once('error', reject);
    let answer = '';
    socket.setEncoding('latin1').on('data', (part: string) => {
      answer += part;
      const head = answer.indexOf('\r\n\r\n');
      const body = Number(/content-length: (\d+)/i.exec(answer.slice(0, head))?.[1]);
      if (head < 0 || answer.length < head + 4 + body) return;
      socket.destroy();
      if (answer.startsWith(OK)) resolve(answer.length);
      else reject(new Error(`answered ${answer.slice(0, 30)}`));
    });
  });
}

function askOn(
  at: Address,
  request: string,
  length: number,
  counted: { answers: number; failed: number; times: number[] },
): net.Socket {
  let left = length;
  let asked = 0;
  const ask = () => {
    asked = performance.now();
    left = length;
    socket.write(request);
  };
  const callback = (bytes: number, buffer: Uint8Array) => {
    if (left === length && Buffer.from(buffer.buffer, 0, OK.length).toString('latin1') !== OK) counted.failed += 1;
    left -= bytes;
    if (left === 0) {
      counted.answers += 1;
      counted.times.push(performance.now() - asked);
      ask();
    }
    return true;
  };
  const socket = net.connect({ ...at, onread: { buffer: Buffer.from(new ArrayBuffer(64 * 1024)), callback } }, ask);
  return socket.on('error', () => (counted.failed += 1));
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
