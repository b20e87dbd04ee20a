import { MERGE_FIELDS, type MergeField, type MergePreview } from '@travesia/contracts/providers';

/** Which clinic’s value each field gets, and why they are merged: a form of texts. */
export type MergeForm = Record<MergeField, 'kept' | 'other'> & { 'merge-reason': string };

/** What is chosen before the admin changes it: the values of the clinic that stays, and of the other where it has none. */
export function startOf(preview: MergePreview): MergeForm {
  const missing = new Set(
    preview.fields.filter(({ kept, differs }) => differs && kept === null).map(({ field }) => field),
  );
  const sides = MERGE_FIELDS.map((field) => [field, missing.has(field) ? 'other' : 'kept'] as const);
  return { ...(Object.fromEntries(sides) as Record<MergeField, 'kept' | 'other'>), 'merge-reason': '' };
}

/** The fields to take from the other clinic. */
export const takenFrom = (preview: MergePreview, typed: MergeForm): MergeField[] =>
  preview.fields.filter(({ field, differs }) => differs && typed[field] === 'other').map(({ field }) => field);
