import { MAX_MESSAGE_FILES, MESSAGE_UPLOAD, type MessageFile } from '@travesia/contracts/messaging';
import { use, useState } from 'react';
import type { UploadOptions } from '../../../lib/files/upload-file.ts';
import { useUploads } from '../../../lib/files/use-uploads.ts';
import type { TypedForm } from '../../../lib/forms/draft/typed-form.ts';
import type { FieldFile } from '../../../ui/field/file-field.tsx';
import { ThreadCallsContext } from '../data/thread-calls.ts';
import { readAttached, writeAttached } from './attached.ts';

export interface Attached {
  /** Uploaded, and sent with the message. */
  held: readonly MessageFile[];
  /** All of them, with those that are uploading or were refused. */
  shown: readonly FieldFile[];
  isUploading: boolean;
  isTooMany: boolean;
  choose: (files: readonly File[]) => void;
  remove: (file: FieldFile) => void;
}

/** The form that keeps them with what is typed. */
type FilesForm = Pick<TypedForm<{ files: string }>, 'change' | 'read'>;

/** Where the files of an unsent message wait. */
interface LooseFiles {
  upload: (file: File, options: UploadOptions) => Promise<MessageFile>;
  discard: (fileId: string) => Promise<unknown>;
}

/** The files of the next message in a thread. */
export function useAttached(conversationId: string, form: FilesForm, value: string): Attached {
  const calls = use(ThreadCallsContext);
  const loose = {
    upload: (file: File, options: UploadOptions) => calls.upload(conversationId, file, options),
    discard: (fileId: string) => calls.discard(conversationId, fileId),
  };
  return useLooseFiles(loose, form, value);
}

/** The files of a message being written: uploaded as soon as they are chosen, and kept with its draft. */
export function useLooseFiles({ upload, discard }: LooseFiles, form: FilesForm, value: string): Attached {
  const [isTooMany, setTooMany] = useState(false);
  const held = readAttached(value);
  // Read again: another upload may have ended meanwhile.
  const put = (change: (files: MessageFile[]) => MessageFile[]) =>
    form.change({ files: writeAttached(change(readAttached(form.read().files))) });
  const { passing, choose, stop } = useUploads(MESSAGE_UPLOAD, async (file, options) => {
    const taken = await upload(file, options);
    put((files) => [...files, taken]);
  });
  const sending = passing.filter(({ error }) => !error).length;
  return {
    held,
    shown: [...held.map(({ id: key, name, size }) => ({ key, name, size })), ...passing],
    isUploading: sending > 0,
    isTooMany,
    choose: (files) => {
      const room = Math.max(0, MAX_MESSAGE_FILES - held.length - sending);
      setTooMany(files.length > room);
      choose(files.slice(0, room));
    },
    remove: (file) => {
      setTooMany(false);
      if (stop(file)) return;
      put((files) => files.filter(({ id }) => id !== file.key));
      // What is not discarded now is deleted after a day.
      discard(file.key).catch(() => undefined);
    },
  };
}
