import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '../db/database.ts';
import { unitOfWork } from '../db/unit-of-work.ts';
import { type Claim, findSteps, noteStep } from './idempotency.repo.ts';

/** The request that is carried out under an Idempotency-Key, and what was done of it. */
interface RunningRequest {
  claim: Claim;
  done: Promise<Map<string, unknown>> | undefined;
}

const running = new AsyncLocalStorage<RunningRequest>();

/** Does the work of a request whose steps are noted under its key. */
export const withSteps = <T>(claim: Claim, work: () => Promise<T>): Promise<T> =>
  running.run({ claim, done: undefined }, work);

/**
 * One transaction of a request that takes several: its effect and the note that it is done commit together. When the request
 * comes again under its Idempotency-Key after a failure, a step that was done is not done again, and answers what it answered
 * then: plain JSON, without dates. All that a request of steps writes belongs into steps, each with a name of its own.
 */
export async function step<T>(database: Database, name: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const request = running.getStore();
  if (!request) return unitOfWork(database, work);
  request.done ??= findSteps(database, request.claim);
  const done = await request.done;
  if (done.has(name)) return done.get(name) as T;
  const result = await unitOfWork(database, async (tx) => {
    const made = await work(tx);
    await noteStep(tx, request.claim, name, made);
    return made;
  });
  done.set(name, result);
  return result;
}

/**
 * The same for a call to the outside, such as a payment. It is noted when it has answered, so a crash in between makes it
 * again: `callKey` is the same then, and is to be given on as the other side's idempotency key.
 */
export async function stepOutside<T>(
  database: Database,
  name: string,
  call: (callKey: string) => Promise<T>,
): Promise<T> {
  const request = running.getStore();
  if (!request) return call(randomUUID());
  request.done ??= findSteps(database, request.claim);
  const done = await request.done;
  if (done.has(name)) return done.get(name) as T;
  const result = await call(`${request.claim.scope} ${request.claim.key} ${name}`);
  await unitOfWork(database, (tx) => noteStep(tx, request.claim, name, result));
  done.set(name, result);
  return result;
}
