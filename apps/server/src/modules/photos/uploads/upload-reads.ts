import type { UploadState } from '@travesia/contracts/kit';
import type { Actor } from '../../../platform/http/request-context.ts';
import { presentUpload, requireUpload } from '../../../platform/uploads/uploads.ts';
import type { UploadOwner } from '../../../platform/uploads/uploads.repo.ts';
import type { PhotosDeps } from '../photos-deps.ts';
import { type PhotoScope, photosOf } from '../photos.policy.ts';

/** Photos on their way to a clinic. */
export const photoUploadsOf = ({ providerId }: PhotoScope): UploadOwner => ({ purpose: 'photo', ownerId: providerId });

/** How much of an upload has arrived. Throws `request.not_found`. */
export const getUploadQuery = async (deps: PhotosDeps, id: string, actor: Actor): Promise<UploadState> =>
  presentUpload(await requireUpload(deps, photoUploadsOf(photosOf(actor)), id));
