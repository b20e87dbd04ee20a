import { discardFirstFile, uploadFirstFile } from '@travesia/contracts/messaging';
import { uploadFile, type UploadOptions } from '../../../lib/files/upload-file.ts';
import type { TypedForm } from '../../../lib/forms/draft/typed-form.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { type Attached, useLooseFiles } from '../thread/use-attached.ts';

const firstFiles = {
  upload: (file: File, options: UploadOptions) => uploadFile(uploadFirstFile, file, { body: {} }, options),
  discard: (fileId: string) => sessionCall(discardFirstFile, { params: { fileId } }),
};

/** The files of a first message, which has no conversation yet. */
export const useFirstFiles = (form: Pick<TypedForm<{ files: string }>, 'change' | 'read'>, value: string): Attached =>
  useLooseFiles(firstFiles, form, value);
