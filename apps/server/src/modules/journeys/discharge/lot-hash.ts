import { createHmac } from 'node:crypto';
import type { TracedKind } from '@travesia/contracts/journeys';
import { deriveKey } from '../../../platform/secrets/secret.ts';

/** A lot in capitals, without spaces and punctuation: it is typed from a label. */
const normalized = (lot: string): string => lot.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What a lot is found by in recalls, without storing what it is. */
export const lotHashOf = (secret: string, kind: TracedKind, lot: string): string =>
  createHmac('sha256', deriveKey(secret, 'recall lots'))
    .update(`${kind}:${normalized(lot)}`)
    .digest('base64url');
