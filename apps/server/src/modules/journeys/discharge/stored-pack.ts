import type { DischargeContent } from '@travesia/contracts/journeys';
import type { Seal } from '../../../platform/secrets/seal.ts';
import type { PackRow } from './pack.lifecycle.ts';

/** What a row stores encrypted. */
export interface StoredPack {
  content: DischargeContent;
  /** Day of the treatment at the clinic, as it was known at the delivery; null before, or without one. */
  treatedOn: string | null;
}

/** What a pack says; null once the patient deleted their account. */
export const openPack = (seal: Seal, { id, contentSealed }: Pick<PackRow, 'id' | 'contentSealed'>): StoredPack | null =>
  contentSealed === null ? null : (JSON.parse(seal.open(contentSealed, id)) as StoredPack);

export const sealPack = (seal: Seal, id: string, stored: StoredPack): string => seal.seal(JSON.stringify(stored), id);
