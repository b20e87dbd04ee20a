import { createHash } from 'node:crypto';

/** Where an account stands for the share of a feature: 0 to 99, evenly spread, another for each feature. */
export const placeOf = (userId: string, key: string): number =>
  createHash('sha256').update(`${key} ${userId}`).digest().readUInt32BE(0) % 100;
