import { z } from 'zod';
import { defineEndpoint, FileContent, Id, PICTURE_TYPES, type UploadRules } from '../../kit/index.ts';

/** What is accepted as a logo. */
export const LOGO_UPLOAD = { types: PICTURE_TYPES, maxBytes: 8 * 1024 * 1024 } as const satisfies UploadRules;

/** Side lengths of the stored logo in pixels: on the clinic's page, and in lists. */
export const LOGO_SIZES = [384, 128] as const;

export const ClinicLogo = z
  .object({
    logo_url: z.string().nullable().meta({ description: 'Logo URL; null if a generated one is shown.' }),
    version: z.int().meta({ description: 'Version of the clinic’s profile after the change.' }),
  })
  .meta({ id: 'ClinicLogo', description: 'The logo of a clinic.' });
export type ClinicLogo = z.infer<typeof ClinicLogo>;

const own = {
  tag: 'providers',
  access: { side: 'provider', may: 'clinic.change' },
  // Strangers share the account, and everyone would see their pictures.
  closedToDemo: 'access.closed_to_demo',
} as const;

export const setClinicLogo = defineEndpoint({
  ...own,
  method: 'POST',
  name: 'setClinicLogo',
  path: '/provider/logo',
  summary: 'Set own clinic’s logo',
  description:
    'Replaces the logo on the clinic’s page and cards. It is encoded anew as squares of 384 and 128 pixels without metadata; the original is not kept.',
  upload: LOGO_UPLOAD,
  ratePerMinute: 10,
  response: ClinicLogo,
  problems: ['upload.picture_unreadable', 'upload.picture_too_large'],
});

export const removeClinicLogo = defineEndpoint({
  ...own,
  method: 'DELETE',
  name: 'removeClinicLogo',
  path: '/provider/logo',
  summary: 'Remove own clinic’s logo',
  description: 'Deletes the logo; a generated one is shown instead.',
  response: ClinicLogo,
});

export const readLogo = defineEndpoint({
  access: 'public',
  tag: 'providers',
  method: 'GET',
  name: 'readLogo',
  path: '/logos/:id',
  summary: 'Read the logo of a clinic',
  description: 'Returns a clinic’s logo as WebP.',
  params: z.object({ id: Id.meta({ description: 'Id in the address of the logo.' }) }),
  query: z.object({
    size: z.enum(['128', '384']).default('384').meta({ description: 'Side length in pixels.', example: '128' }),
  }),
  response: FileContent,
  download: true,
});
