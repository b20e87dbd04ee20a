import { createHash } from 'node:crypto';

/** An account's position in a feature's rollout: 0 to 99, evenly distributed, different for each feature. */
export const placeOf = (userId: string, key: string): number =>
  createHash('sha256').update(`${key} ${userId}`).digest().readUInt32BE(0) % 100;
