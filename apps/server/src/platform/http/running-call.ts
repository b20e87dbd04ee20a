import { AsyncLocalStorage } from 'node:async_hooks';
import { outsideLanes } from '../db/lane.ts';

const running = new AsyncLocalStorage<string>();

/** Does what a call asks for, so that whatever writes down what was done can say in which call. */
export const duringCall = <T>(requestId: string, work: () => T): T => running.run(requestId, work);

/** Id of the call that is being answered; null for what nobody asks for at this moment, such as jobs. */
export const requestIdNow = (): string | null => running.getStore() ?? null;

/** Does what a call may have set off but is none of it, such as the next round of a loop that it woke. */
export const apartFromCalls = <T>(work: () => T): T => running.exit(() => outsideLanes(work));
