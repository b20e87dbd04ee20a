import { z } from 'zod';
import { Id } from './id.ts';

/** What an upload endpoint accepts. */
export interface UploadRules {
  /** Media types with the file extensions allowed for each, without the dot. Content and name must both match. */
  types: Readonly<Record<string, readonly string[]>>;
  /** Maximum bytes per file. */
  maxBytes: number;
  /** Maximum files per request; defaults to one. */
  maxFiles?: number;
  /** Files go into quarantine, where their content is looked at: a form of them is judged by names and sizes only. */
  quarantined?: true;
}

/** Scans and photos of credentials. */
export const DOCUMENT_TYPES = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
} as const satisfies UploadRules['types'];

/** Photos and logos: raster only, since an SVG can hold scripts. */
export const PICTURE_TYPES = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
} as const satisfies UploadRules['types'];

/** Name of the form field that holds a file. */
export const FILE_FIELD = 'file';

/**
 * Returns the lowercase extension of a file name, without the dot; empty if it has none. Digits alone are the last part of a number with dots,
 * by which images of scans are named.
 */
export function endingOf(name: string): string {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return /^\d+$/.test(ending) ? '' : ending;
}

export type UploadFault = 'empty' | 'too_large' | 'type_not_taken';

/** Checks a file before upload, by name and size. The server checks its content. */
export function uploadFault(rules: UploadRules, file: { name: string; size: number }): UploadFault | null {
  if (file.size === 0) return 'empty';
  if (file.size > rules.maxBytes) return 'too_large';
  const endings = Object.values(rules.types).flat();
  return endings.includes(endingOf(file.name)) ? null : 'type_not_taken';
}

/** What a download endpoint's handler returns: the platform sends the content itself. */
export const FileContent = z
  .object({
    file_id: Id.meta({ description: 'Id of the stored file.' }),
    name: z.string().meta({ description: 'File name.' }),
    media_type: z.string().meta({ description: 'Media type of the content.' }),
    max_age: z.int().optional().meta({ description: 'Seconds a browser may keep it; without it, nothing is kept.' }),
    immutable: z
      .literal(true)
      .optional()
      .meta({ description: 'Public and never changed: caches that people share may keep it too.' }),
  })
  .meta({ description: 'The content of a file, sent as a download: it is never shown inside a page.' });
export type FileContent = z.infer<typeof FileContent>;
