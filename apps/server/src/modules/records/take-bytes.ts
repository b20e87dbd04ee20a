import { Readable } from 'node:stream';
import type { Files } from '../../platform/storage/files.ts';

/** Stores the content of a record’s file that is in memory; as with `Files.take`, it expires unless it is kept. */
export const takeBytes = (
  files: Pick<Files, 'take'>,
  content: Buffer,
  of: { mediaType: string; uploadedBy: string },
): Promise<{ id: string; size: number }> =>
  files.take(Readable.from([content]), { name: 'record', maxBytes: content.length, ...of });
