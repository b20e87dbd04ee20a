import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link: only its hash is stored. */
export const newLinkToken = (): string => randomBytes(24).toString('base64url');
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
