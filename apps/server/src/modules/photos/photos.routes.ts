import {
  addPhoto as addPhotoCall,
  beginPhotoUpload,
  cancelPhotoUpload,
  changePhoto as changePhotoCall,
  continuePhotoUpload,
  listOwnPhotos,
  orderPhotos as orderPhotosCall,
  readPhoto,
  readPhotoUpload,
  removePhoto as removePhotoCall,
  restorePhoto as restorePhotoCall,
} from '@travesia/contracts/photos';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { cancelUpload } from '../../platform/uploads/commands/cancel-upload.ts';
import { addPhoto } from './commands/add-photo.ts';
import { changePhoto } from './commands/change-photo.ts';
import { orderPhotos } from './commands/order-photos.ts';
import { removePhoto } from './commands/remove-photo.ts';
import { restorePhoto } from './commands/restore-photo.ts';
import type { PhotosDeps } from './photos-deps.ts';
import { photosOf } from './photos.policy.ts';
import { listOwnPhotosQuery } from './queries/list-own-photos.ts';
import { readPhotoQuery } from './queries/read-photo.ts';
import { beginUpload } from './uploads/commands/begin-upload.ts';
import { continueUpload } from './uploads/commands/continue-upload.ts';
import { getUploadQuery, photoUploadsOf } from './uploads/upload-reads.ts';

export const photosRoutes = (deps: PhotosDeps): Mounted[] => [
  mount(beginPhotoUpload, ({ body }, { actor }) => beginUpload(deps, body, actor)),
  mount(readPhotoUpload, ({ params }, { actor }) => getUploadQuery(deps, params.id, actor)),
  mount(continuePhotoUpload, ({ params }, { actor, part }) => continueUpload(deps, params.id, part, actor)),
  mount(cancelPhotoUpload, ({ params }, { actor }) => cancelUpload(deps, photoUploadsOf(photosOf(actor)), params.id)),
  mount(listOwnPhotos, ({ query }, { actor }) => listOwnPhotosQuery(deps, query, actor)),
  mount(addPhotoCall, ({ body }, { actor }) => addPhoto(deps, body, actor)),
  mount(changePhotoCall, ({ params, body }, { actor }) => changePhoto(deps, params.id, body, actor)),
  mount(orderPhotosCall, ({ body }, { actor }) => orderPhotos(deps, body, actor)),
  mount(removePhotoCall, ({ params }, { actor }) => removePhoto(deps, params.id, actor)),
  mount(restorePhotoCall, ({ body }, { actor }) => restorePhoto(deps, body.undo, actor)),
  mount(readPhoto, ({ params }) => readPhotoQuery(deps, params)),
];
