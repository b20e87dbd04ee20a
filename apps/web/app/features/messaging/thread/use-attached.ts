import { MAX_MESSAGE_FILES, MESSAGE_UPLOAD, type MessageFile } from '@travesia/contracts/messaging';
import { use, useState } from 'react';
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

/** The files of a message being written: uploaded as soon as they are chosen, and kept with its draft. */
export function useAttached(
  conversationId: string,
  form: Pick<TypedForm<{ content: string; files: string }>, 'change' | 'read'>,
  value: string,
): Attached {
  const [isTooMany, setTooMany] = useState(false);
  const calls = use(ThreadCallsContext);
  const held = readAttached(value);
  // Read again: another upload may have ended meanwhile.
  const put = (change: (files: MessageFile[]) => MessageFile[]) =>
    form.change({ files: writeAttached(change(readAttached(form.read().files))) });
  const { passing, choose, stop } = useUploads(MESSAGE_UPLOAD, async (file, options) => {
    const taken = await calls.upload(conversationId, file, options);
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
      calls.discard(conversationId, file.key).catch(() => undefined);
    },
  };
}
