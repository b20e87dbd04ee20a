import type { ItineraryEntry } from '@travesia/contracts/journeys';
import type { Seal } from '../../../platform/secrets/seal.ts';
import type { EntryRow } from './itinerary.repo.ts';

export type EntryContent = Pick<ItineraryEntry, 'title' | 'place' | 'address' | 'phone' | 'reference' | 'note'>;
export type EntryApproval = NonNullable<ItineraryEntry['approved']>;

/** What and where an entry is. */
export const openEntry = (seal: Seal, { id, contentSealed }: Pick<EntryRow, 'id' | 'contentSealed'>): EntryContent =>
  JSON.parse(seal.open(contentSealed, id)) as EntryContent;

export const sealEntry = (seal: Seal, id: string, content: EntryContent): string =>
  seal.seal(JSON.stringify(content), id);

/** Who approved an early flight; null if nobody did. */
export const openApproval = (
  seal: Seal,
  { id, approvalSealed }: Pick<EntryRow, 'id' | 'approvalSealed'>,
): EntryApproval | null =>
  approvalSealed === null ? null : (JSON.parse(seal.open(approvalSealed, id)) as EntryApproval);
