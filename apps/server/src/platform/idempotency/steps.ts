import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '../db/database.ts';
import { unitOfWork } from '../db/unit-of-work.ts';
import { isSealed, type Seal } from '../secrets/seal.ts';
import { type Claim, findSteps, noteStep } from './idempotency.repo.ts';

/** The request running under an Idempotency-Key, and its finished steps. */
interface RunningRequest {
  claim: Claim;
  seal: Seal;
  done: Promise<Map<string, unknown>> | undefined;
  /** What the command answers if the running transaction commits. */
  known?: { result: unknown };
}

const running = new AsyncLocalStorage<RunningRequest>();

/** Runs a request whose steps are recorded under its key. */
export const withSteps = <T>(request: Pick<RunningRequest, 'claim' | 'seal'>, work: () => Promise<T>): Promise<T> =>
  running.run({ ...request, done: undefined }, work);

/**
 * Tells what the command will return if the running transaction commits, so that the response is stored by that commit rather
 * than after it: no crash comes between. Returns it.
 */
export function answerWithCommit<T>(result: T): T {
  const request = running.getStore();
  if (request) request.known = { result };
  return result;
}

/** What the running command told by `answerWithCommit`. */
export const knownResult = (): { result: unknown } | undefined => running.getStore()?.known;

const rowOf = ({ scope, key }: Claim, name: string): string => `idempotency step ${scope} ${key} ${name}`;

/** A result as stored: encrypted, because it can contain health data. */
const sealed = ({ claim, seal }: RunningRequest, name: string, result: unknown): string =>
  seal.seal(JSON.stringify(result ?? null), rowOf(claim, name));

async function readDone({ claim, seal }: RunningRequest, database: Database): Promise<Map<string, unknown>> {
  const stored = await findSteps(database, claim);
  return new Map(
    [...stored].map(([name, result]) => [
      name,
      typeof result === 'string' && isSealed(result)
        ? (JSON.parse(seal.open(result, rowOf(claim, name))) as unknown)
        : result,
    ]),
  );
}

/**
 * One transaction of a multi-step request: its effect and the record that it is done commit together. When the request
 * is repeated under its Idempotency-Key after a failure, a finished step is not run again, and returns its previous
 * result: plain JSON, without dates. Everything a multi-step request writes belongs in uniquely named steps.
 */
export async function step<T>(database: Database, name: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const request = running.getStore();
  if (!request) return unitOfWork(database, work);
  request.done ??= readDone(request, database);
  const done = await request.done;
  if (done.has(name)) return done.get(name) as T;
  const result = await unitOfWork(database, async (tx) => {
    const made = await work(tx);
    await noteStep(tx, request.claim, name, sealed(request, name, made));
    return made;
  });
  done.set(name, result);
  return result;
}

/**
 * The same for an outside call, such as a payment. It is recorded when it has returned, so a crash in between repeats
 * it: `callKey` is then the same, and must be passed on as the other side's idempotency key.
 */
export async function stepOutside<T>(
  database: Database,
  name: string,
  call: (callKey: string) => Promise<T>,
): Promise<T> {
  const request = running.getStore();
  if (!request) return call(randomUUID());
  request.done ??= readDone(request, database);
  const done = await request.done;
  if (done.has(name)) return done.get(name) as T;
  const result = await call(`${request.claim.scope} ${request.claim.key} ${name}`);
  await unitOfWork(database, (tx) => noteStep(tx, request.claim, name, sealed(request, name, result)));
  done.set(name, result);
  return result;
}
