import { z } from 'zod';
import { Id, Instant } from './id.ts';

/** The version of the tus protocol that resumable uploads speak. */
export const TUS_VERSION = '1.0.0';

/** Media type of a part of a file. */
export const PART_TYPE = 'application/offset+octet-stream';

/** What a resumable upload begins with; the server reads it from the headers of the protocol. */
export const NewUpload = z.strictObject({
  size: z.int().min(0).meta({ description: 'Bytes of the whole file, from `Upload-Length`.' }),
  name: z.string().trim().min(1).max(255).meta({ description: 'File name, from `Upload-Metadata`.' }),
});
export type NewUpload = z.infer<typeof NewUpload>;

export const UploadState = z
  .object({
    id: Id.meta({ description: 'Id of the upload.' }),
    size: z.int().meta({ description: 'Bytes of the whole file.' }),
    offset: z.int().meta({ description: 'Bytes that have arrived; the next part begins here.' }),
    expires_at: Instant.meta({ description: 'When it is deleted unless it is used.' }),
  })
  .meta({ id: 'UploadState', description: 'A file that arrives in parts.' });
export type UploadState = z.infer<typeof UploadState>;
