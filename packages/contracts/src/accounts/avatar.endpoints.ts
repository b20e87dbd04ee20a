import { z } from 'zod';
import { defineEndpoint, FileContent, Id, PICTURE_TYPES, type UploadRules } from '../kit/index.ts';
import { User } from './accounts.schema.ts';

/** What is accepted as a picture of oneself. */
export const AVATAR_UPLOAD = { types: PICTURE_TYPES, maxBytes: 8 * 1024 * 1024 } as const satisfies UploadRules;

/** Side lengths of the stored picture in pixels: on a profile, and in menus. */
export const AVATAR_SIZES = [384, 96] as const;

const own = { access: 'session', tag: 'accounts', closedToDemo: 'access.not_allowed' } as const;

export const setAvatar = defineEndpoint({
  ...own,
  method: 'POST',
  name: 'setAvatar',
  path: '/profile/avatar',
  summary: 'Set your picture',
  description:
    'Replaces the user’s picture. It is encoded anew as squares of 384 and 96 pixels, upright and without metadata such as the place where it was taken; the original is not kept.',
  upload: AVATAR_UPLOAD,
  ratePerMinute: 10,
  response: User,
  problems: ['upload.picture_unreadable', 'upload.picture_too_large'],
});

export const removeAvatar = defineEndpoint({
  ...own,
  method: 'DELETE',
  name: 'removeAvatar',
  path: '/profile/avatar',
  summary: 'Remove your picture',
  description: 'Deletes the user’s picture; their initials are shown instead.',
  response: User,
});

export const readAvatar = defineEndpoint({
  access: 'public',
  tag: 'accounts',
  method: 'GET',
  name: 'readAvatar',
  path: '/avatars/:id',
  summary: 'Read a picture of a user',
  description: 'Returns a user’s picture as WebP. Its id is random and known only to those who were given the address.',
  params: z.object({ id: Id.meta({ description: 'Id in the address of the picture.' }) }),
  query: z.object({
    size: z.enum(['96', '384']).default('384').meta({ description: 'Side length in pixels.', example: '96' }),
  }),
  response: FileContent,
  download: true,
});
