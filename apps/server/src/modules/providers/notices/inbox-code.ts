import { createHmac, randomInt } from 'node:crypto';
import { INBOX_CODE_DIGITS } from '@travesia/contracts/providers';
import { deriveKey } from '../../../platform/secrets/secret.ts';

/** Hours until a code must be sent again. */
export const CODE_HOURS = 24;

export const newCode = (): string => String(randomInt(10 ** INBOX_CODE_DIGITS)).padStart(INBOX_CODE_DIGITS, '0');

/** With a key: the hashes of a million codes are quickly listed. */
export const hashCode = (secret: string, providerId: string, code: string): string =>
  createHmac('sha256', deriveKey(secret, 'clinic inbox')).update(`${providerId} ${code}`).digest('base64url');
