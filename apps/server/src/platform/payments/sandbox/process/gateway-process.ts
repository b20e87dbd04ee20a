// The process of the sandbox gateway: its books, its API, its pages and its messages. Ends with the server that started it.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DataDirInUse, lockDataDir } from '../../../db/embedded/data-dir-lock.ts';
import { Book } from '../book/book.ts';
import { FaultPlan } from '../faults.ts';
import { noteAddress } from '../recorded-address.ts';
import { type GatewayStart, type GatewayStarted, PAGES_PREFIX } from '../wire.ts';
import { answerApi } from './api.ts';
import { answerControl } from './control.ts';
import { Deliveries } from './deliveries.ts';
import { answerError, BadCall, type Call, readCall } from './http.ts';
import { openJournal } from './journal.ts';

const HOST = '127.0.0.1';
/** How often what happens by itself is looked for. */
const TICK_MS = 100;
const CODE_IN_USE = 3;

if (!process.send) throw new Error('gateway-process is started by the server');
process.once('message', (start: GatewayStart) => {
  run(start).catch((error: unknown) => {
    const isInUse = error instanceof DataDirInUse || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    tell(isInUse ? { inUse: true } : { failed: error instanceof Error ? error.message : String(error) });
    process.exit(CODE_IN_USE);
  });
});
// Ctrl-C reaches the whole process group: the gateway ends when its server does.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

const tell = (message: GatewayStarted) => process.send?.(message);

async function run(start: GatewayStart): Promise<void> {
  mkdirSync(start.folder, { recursive: true, mode: 0o700 });
  const release = lockDataDir(start.folder, 'gateway-process');
  const faults = new FaultPlan(start.lateMs);
  const journal = openJournal(start.folder);
  const now = () => Date.now();
  const book = new Book({
    keep: (change) => journal.keep(change),
    now,
    newId: (prefix) => `${prefix}_${randomBytes(16).toString('hex')}`,
    lateMs: () => faults.lateMs,
  });
  for (const change of journal.changes.splice(0)) book.apply(change);
  const crash = () => process.kill(process.pid, 'SIGKILL');
  const server = createServer((request, response) => {
    const call = readCall(request, response);
    answer().catch((error: unknown) => answerError(response, error));
    async function answer(): Promise<void> {
      if (call.path.startsWith('/v1/')) return answerApi(call, { book, faults, apiKey: start.apiKey, crash });
      if (call.path.startsWith('/control/'))
        return answerControl(call, { book, faults, controlToken: start.controlToken });
      if (call.path.startsWith(`${PAGES_PREFIX}/`)) return showPage(call, book, faults);
      throw new BadCall(404, 'there is no such address');
    }
  });
  const address = await listen(server, start.port);
  const forget = noteAddress(start.folder, address);
  const deliveries = new Deliveries({ book, faults, secrets: start.secrets, now, hurry: start.hurry });
  const tick = setInterval(() => {
    book.settleDue();
    deliveries.sendDue();
  }, TICK_MS);
  // The server is gone: nothing waits for an answer. What was confirmed is on the disk.
  process.on('disconnect', () => {
    clearInterval(tick);
    forget();
    server.closeAllConnections();
    journal.close();
    release();
    process.exit(0);
  });
  tell({ address });
}

/** Pages and what they need are loaded with the first of them. */
async function showPage(call: Call, book: Book, faults: FaultPlan): Promise<void> {
  const { answerPage } = await import('../pages/answer-page.ts');
  return answerPage(call, book, faults);
}

async function listen(server: Server, port: number): Promise<string> {
  server.listen(port, HOST);
  await once(server, 'listening');
  return `http://${HOST}:${(server.address() as AddressInfo).port}`;
}
