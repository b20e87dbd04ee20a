import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Priority of database work: a call, a priority call (sign-in), or, without a lane, background work. Calls time out
 * early; priority calls have reserved connections when all others are taken.
 */
export type Lane = 'call' | 'first';

const lanes = new AsyncLocalStorage<Lane>();

export const inLane = <T>(lane: Lane, work: () => T): T => lanes.run(lane, work);

export const outsideLanes = <T>(work: () => T): T => lanes.exit(work);

export const laneNow = (): Lane | undefined => lanes.getStore();
