import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Whose work the database does: a call's, one of the calls that come first (signing in), or, without a lane, what nobody waits
 * for. Calls give up early; those that come first have connections of their own when the others are all taken.
 */
export type Lane = 'call' | 'first';

const lanes = new AsyncLocalStorage<Lane>();

export const inLane = <T>(lane: Lane, work: () => T): T => lanes.run(lane, work);

export const outsideLanes = <T>(work: () => T): T => lanes.exit(work);

export const laneNow = (): Lane | undefined => lanes.getStore();
