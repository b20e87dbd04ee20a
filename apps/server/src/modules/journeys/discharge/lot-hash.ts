import { createHmac, type KeyObject } from 'node:crypto';
import type { TracedKind } from '@travesia/contracts/journeys';
import { deriveKey } from '../../../platform/secrets/secret.ts';

/** The key of `lotHashOf`, from the installation's secret. */
export const lotKeyOf = (secret: string): KeyObject => deriveKey(secret, 'recall lots');

/** A lot as it is compared: labels and notices write the same one with and without spaces, dashes and small letters. */
export const normalizeLot = (lot: string): string =>
  lot
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What a lot is found by: without the key nobody can tell which lot it is. */
export const lotHashOf = (key: KeyObject, kind: TracedKind, lot: string): string =>
  createHmac('sha256', key)
    .update(`${kind}:${normalizeLot(lot)}`)
    .digest('base64url');
