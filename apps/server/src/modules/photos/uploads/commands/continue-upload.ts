import type { UploadState } from '@travesia/contracts/kit';
import type { Actor, IncomingPart } from '../../../../platform/http/request-context.ts';
import { receivePart } from '../../../../platform/uploads/commands/receive-part.ts';
import { presentUpload, requireUpload } from '../../../../platform/uploads/uploads.ts';
import type { PhotosDeps } from '../../photos-deps.ts';
import { photosOf } from '../../photos.policy.ts';
import { photoUploadsOf } from '../upload-reads.ts';

/** Adds what arrives of a photo. Throws `request.not_found` and the problems of `receivePart`. */
export async function continueUpload(
  deps: PhotosDeps,
  id: string,
  part: IncomingPart | undefined,
  actor: Actor,
): Promise<UploadState> {
  const scope = photosOf(actor);
  const upload = await requireUpload(deps, photoUploadsOf(scope), id);
  return presentUpload(await receivePart(deps, { upload, part, uploadedBy: scope.person.userId }));
}
