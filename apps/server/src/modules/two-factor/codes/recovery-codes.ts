import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@travesia/contracts/two-factor';

/** Excludes letters and digits that are easily confused. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const HALF = 5;

const half = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** New codes such as `k7q2m-9xw4t`: 49 bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);

/** Normalizes a typed code for comparison. */
export const plainRecoveryCode = (typed: string): string => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
