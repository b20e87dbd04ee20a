import type { FileContent } from '@travesia/contracts/kit';
import { PHOTO_FORMATS } from '@travesia/contracts/photos';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { PhotosDeps } from '../photos-deps.ts';
import { findVariants } from '../photos.repo.ts';
import { MEDIA_TYPES } from '../variant-files.ts';

/** A changed photo is another photo with another address. */
const YEAR_SECONDS = 31_536_000;

/** A photo in one width and format. Throws `request.not_found`. */
export async function readPhotoQuery(
  { database }: Pick<PhotosDeps, 'database'>,
  { id, file }: { id: string; file: string },
): Promise<FileContent> {
  const [width, ending] = file.split('.');
  const format = PHOTO_FORMATS.find((one) => one === ending);
  const variant = (await findVariants(database.db, id))?.find((one) => one.width === Number(width));
  if (!variant || !format) throw new ProblemError('request.not_found', { detail: 'There is no such photo.' });
  return {
    file_id: variant.files[format],
    name: `photo-${file}`,
    media_type: MEDIA_TYPES[format],
    max_age: YEAR_SECONDS,
    immutable: true,
  };
}
