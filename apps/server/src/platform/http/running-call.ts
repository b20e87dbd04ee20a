import { AsyncLocalStorage } from 'node:async_hooks';
import { outsideLanes } from '../db/lane.ts';

const running = new AsyncLocalStorage<string>();

/** Runs a call's work, so that records of what was done can include its id. */
export const duringCall = <T>(requestId: string, work: () => T): T => running.run(requestId, work);

/** Id of the current call; null for work outside calls, such as jobs. */
export const requestIdNow = (): string | null => running.getStore() ?? null;

/** Runs work a call may have triggered but that is not part of it, such as the next round of a loop it woke. */
export const apartFromCalls = <T>(work: () => T): T => running.exit(() => outsideLanes(work));
