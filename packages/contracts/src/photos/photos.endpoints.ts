import { z } from 'zod';
import { defineEndpoint, FileContent, Id, NewUpload, UploadState } from '../kit/index.ts';
import { PHOTO_UPLOAD } from './photo-values.ts';
import {
  NewPhoto,
  OwnPhoto,
  OwnPhotos,
  PhotoChange,
  PhotoOrder,
  PhotoRestore,
  PhotosQuery,
  RemovedPhoto,
} from './photos.schema.ts';

const change = {
  tag: 'photos',
  access: { side: 'provider', may: 'clinic.change' },
  // Strangers share the account, and everyone would see their pictures.
  closedToDemo: 'access.closed_to_demo',
} as const;

const oneUpload = z.object({ id: Id.meta({ description: 'Upload id.' }) });
const onePhoto = z.object({ id: Id.meta({ description: 'Photo id.' }) });

export const beginPhotoUpload = defineEndpoint({
  ...change,
  method: 'POST',
  name: 'beginPhotoUpload',
  path: '/provider/photo-uploads',
  summary: 'Begin a photo upload',
  description:
    'Begins an upload of the tus protocol, version 1.0.0: send `Tus-Resumable`, `Upload-Length` and the file name in `Upload-Metadata` (`filename`, Base64). The response names the address of the upload in `Location`. What isn’t used within 24 hours is deleted.',
  resumable: PHOTO_UPLOAD,
  body: NewUpload,
  status: 201,
  response: UploadState,
  // One that is begun twice is empty and deleted after a day; a stored response would lack the headers of the protocol.
  idempotency: 'none',
  problems: ['photos.quota', 'photos.uploads_waiting'],
});

export const readPhotoUpload = defineEndpoint({
  tag: 'photos',
  access: { side: 'provider', may: 'clinic.change' },
  method: 'GET',
  name: 'readPhotoUpload',
  path: '/provider/photo-uploads/:id',
  summary: 'Read how much of a photo has arrived',
  description: 'Returns the state of an upload; HEAD returns it in the headers of the tus protocol.',
  resumable: PHOTO_UPLOAD,
  params: oneUpload,
  response: UploadState,
  problems: ['request.not_found'],
});

export const continuePhotoUpload = defineEndpoint({
  ...change,
  method: 'PATCH',
  name: 'continuePhotoUpload',
  path: '/provider/photo-uploads/:id',
  summary: 'Send a part of a photo',
  description:
    'Adds bytes at `Upload-Offset`, which must be how much has arrived. If the connection breaks, what came through is kept.',
  resumable: PHOTO_UPLOAD,
  params: oneUpload,
  status: 204,
  response: UploadState,
  problems: ['request.not_found'],
});

export const cancelPhotoUpload = defineEndpoint({
  ...change,
  method: 'DELETE',
  name: 'cancelPhotoUpload',
  path: '/provider/photo-uploads/:id',
  summary: 'Give up a photo upload',
  description: 'Deletes what has arrived.',
  resumable: PHOTO_UPLOAD,
  params: oneUpload,
  status: 204,
  response: UploadState,
  problems: ['request.not_found'],
});

export const listOwnPhotos = defineEndpoint({
  tag: 'photos',
  access: { side: 'provider', may: 'clinic.read' },
  method: 'GET',
  name: 'listOwnPhotos',
  path: '/provider/photos',
  summary: 'List own photos',
  description: 'Returns the photos of the clinic acted for, or of one of its clinicians, packages or rooms.',
  query: PhotosQuery,
  response: OwnPhotos,
  problems: ['request.not_found'],
});

export const addPhoto = defineEndpoint({
  ...change,
  method: 'POST',
  name: 'addPhoto',
  path: '/provider/photos',
  summary: 'Make a photo from an upload',
  description:
    'Checks the content of a finished upload and encodes it anew, upright and without metadata, in several widths. The upload is deleted in any case, unless it is unfinished. Patients see the photo once it is described in the language of the clinic.',
  body: NewPhoto,
  status: 201,
  response: OwnPhoto,
  ratePerMinute: 60,
  problems: [
    'request.not_found',
    'photos.type_not_taken',
    'photos.unreadable',
    'photos.too_many_pixels',
    'photos.too_small',
    'photos.animated',
    'photos.upload_unfinished',
    'photos.too_many',
    'photos.quota',
  ],
});

export const changePhoto = defineEndpoint({
  ...change,
  method: 'PUT',
  name: 'changePhoto',
  path: '/provider/photos/:id',
  summary: 'Describe a photo',
  description: 'Changes what a photo says and shows. A result of a treatment needs the consent of the person shown.',
  params: onePhoto,
  body: PhotoChange,
  response: OwnPhoto,
  problems: ['request.not_found', 'request.stale_version', 'photos.consent_missing'],
});

export const orderPhotos = defineEndpoint({
  ...change,
  method: 'POST',
  name: 'orderPhotos',
  path: '/provider/photos/order',
  summary: 'Order photos',
  description: 'Puts photos into a new order; the first is the cover. Name all of them.',
  body: PhotoOrder,
  response: OwnPhotos,
  problems: ['request.not_found', 'photos.order_differs'],
});

export const removePhoto = defineEndpoint({
  ...change,
  method: 'DELETE',
  name: 'removePhoto',
  path: '/provider/photos/:id',
  summary: 'Remove a photo',
  description: 'Removes a photo from all pages. Its files are deleted once it can no longer be undone.',
  params: onePhoto,
  response: RemovedPhoto,
  problems: ['request.not_found'],
});

export const restorePhoto = defineEndpoint({
  ...change,
  method: 'POST',
  name: 'restorePhoto',
  path: '/provider/photos/restore',
  summary: 'Restore a photo',
  description: 'Takes back the removal of a photo: it is where it was, with what was written of it.',
  body: PhotoRestore,
  response: OwnPhotos,
  problems: ['request.not_found', 'request.undo_over', 'photos.too_many', 'photos.quota'],
});

export const readPhoto = defineEndpoint({
  access: 'public',
  tag: 'photos',
  method: 'GET',
  name: 'readPhoto',
  path: '/photos/:id/:file',
  summary: 'Read a photo',
  description: 'Returns a photo in one of its widths as AVIF, WebP or JPEG; what is at an address never changes.',
  params: z.object({
    id: Id.meta({ description: 'Photo id.' }),
    file: z
      .string()
      .regex(/^\d{3,4}\.(avif|webp|jpg)$/)
      .meta({ description: 'Width in pixels and format.', example: '640.avif' }),
  }),
  response: FileContent,
  download: true,
  problems: ['request.not_found'],
});
