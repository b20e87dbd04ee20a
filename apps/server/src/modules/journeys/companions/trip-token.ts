import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link: only its hash is stored. */
export const newTripToken = (): string => randomBytes(24).toString('base64url');
export const hashTripToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
