import type { FileContent } from '@travesia/contracts/kit';
import type { FileRow } from './files.repo.ts';

/** A file as the platform sends it. */
export const presentContent = ({ fileId, name, mediaType }: FileRow): FileContent => ({
  file_id: fileId,
  name,
  media_type: mediaType ?? 'application/octet-stream',
});
