import { PREVIEW_REASONS } from '@travesia/contracts/records';
import { z } from 'zod';

/** What the content of a record says of itself, as it is stored, encrypted. */
export const StoredFacts = z.object({
  modality: z.string().nullable(),
  institution: z.string().nullable(),
  patientName: z.string().nullable(),
});
export type StoredFacts = z.infer<typeof StoredFacts>;

/** The same of one image of a study. */
export const StoredImage = z.object({
  seriesTitle: z.string().nullable(),
  modality: z.string().nullable(),
  frames: z.int(),
  preview: z.enum(['yes', ...PREVIEW_REASONS]),
});
export type StoredImage = z.infer<typeof StoredImage>;
