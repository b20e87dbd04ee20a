import { z } from 'zod';
import { Id } from './id.ts';

/** What a call that takes files accepts. */
export interface UploadRules {
  /** Media types with the endings that a name of each may have, without the dot. Content and name must both say it. */
  types: Readonly<Record<string, readonly string[]>>;
  /** Most bytes of one file. */
  maxBytes: number;
  /** Most files in one request; one unless said. */
  maxFiles?: number;
}

/** Scans and photographs of credentials. */
export const DOCUMENT_TYPES = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
} as const satisfies UploadRules['types'];

/** Name of the form field that holds a file. */
export const FILE_FIELD = 'file';

/** The ending of a file's name in lower case, without the dot; empty when it has none. */
export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

export type UploadFault = 'empty' | 'too_large' | 'type_not_taken';

/** What can be seen to be wrong with a file before it is sent, by its name and size. Its content is the server's to judge. */
export function uploadFault(rules: UploadRules, file: { name: string; size: number }): UploadFault | null {
  if (file.size === 0) return 'empty';
  if (file.size > rules.maxBytes) return 'too_large';
  const endings = Object.values(rules.types).flat();
  return endings.includes(endingOf(file.name)) ? null : 'type_not_taken';
}

/** What a call that gives out a file's content answers with: the platform sends the content itself. */
export const FileContent = z
  .object({
    file_id: Id.meta({ description: 'Which stored file.' }),
    name: z.string().meta({ description: 'Name to save it under.' }),
    media_type: z.string().meta({ description: 'Media type of the content.' }),
  })
  .meta({ description: 'The content of a file, to be saved: it is never shown inside a page.' });
export type FileContent = z.infer<typeof FileContent>;
