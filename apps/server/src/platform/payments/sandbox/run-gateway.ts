import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { GatewayUnreachable } from '../gateway.ts';
import { callGateway } from './call-gateway.ts';
import { recordedAddress } from './recorded-address.ts';
import type { GatewayStart, GatewayStarted } from './wire.ts';

/** How long a gateway may take to start, or the one of another server to be found. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 100;

/** A gateway that this server runs itself, or one that it shares. */
export interface RunningGateway {
  address: string;
  close(): Promise<void>;
}

/**
 * Finds the gateway of a folder, or starts it in a child process. Of several servers that find none, the one that gets the
 * lock of the folder starts it, and the others find that one.
 */
export async function runGateway(start: GatewayStart): Promise<RunningGateway> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await findGateway(start);
    if (found) return { address: found, close: async () => {} };
    const child = startProcess();
    const answer = await begin(child, start);
    if ('address' in answer) return { address: answer.address, close: () => endProcess(child) };
    if ('failed' in answer) throw new GatewayUnreachable(`the sandbox gateway did not start: ${answer.failed}`);
    if (Date.now() > until) throw new GatewayUnreachable('the sandbox gateway of another server does not answer');
    await sleep(PAUSE_MS);
  }
}

/** The address of a gateway that answers and takes our key, or null. */
async function findGateway({ folder, port, apiKey }: GatewayStart): Promise<string | null> {
  const address = port === 0 ? recordedAddress(folder) : `http://127.0.0.1:${port}`;
  if (address === null) return null;
  try {
    const answer = await callGateway({ address, apiKey, method: 'GET', path: '/v1/health' });
    return answer.status === 200 ? address : null;
  } catch (error) {
    if (error instanceof GatewayUnreachable) return null;
    throw error;
  }
}

function startProcess(): ChildProcess {
  return fork(path.join(import.meta.dirname, 'process/gateway-process.ts'), [], {
    // It is small; options of the server are not for it.
    execArgv: ['--max-semi-space-size=1'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

function begin(child: ChildProcess, start: GatewayStart): Promise<GatewayStarted> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ failed: error.message }));
    child.once('exit', (code) => resolve({ failed: `it ended with code ${code}` }));
    // Under `node --watch` a child also reports the files it read.
    child.on('message', (message: GatewayStarted | Record<string, unknown>) => {
      if ('address' in message || 'inUse' in message || 'failed' in message) resolve(message as GatewayStarted);
    });
    child.send(start);
  });
}

function endProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.disconnect();
  });
}
