import { discardTicketFile, MOST_MESSAGE_FILES, TICKET_UPLOAD, uploadTicketFile } from '@travesia/contracts/support';
import { useState } from 'react';
import { uploadFile } from '../../../lib/files/upload-file.ts';
import { useUploads } from '../../../lib/files/use-uploads.ts';
import type { TypedForm } from '../../../lib/forms/draft/typed-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { FileField, type FieldFile } from '../../../ui/field/file-field.tsx';
import { supportTexts } from '../texts.ts';
import { readAttached, writeAttached } from './attached.ts';

export interface AttachProps {
  /** A form with the field `files`. */
  form: Pick<TypedForm<{ files: string }>, 'change' | 'read'>;
  /** What the field contains. */
  value: string;
}

/** Files of a message, uploaded as soon as they are chosen, so that sending it takes no longer. */
export function AttachBox({ form, value }: AttachProps) {
  const t = useTexts(supportTexts);
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const [isTooMany, setTooMany] = useState(false);
  const held = readAttached(value);
  // read again: another upload may have ended meanwhile
  const put = (change: (files: ReturnType<typeof readAttached>) => ReturnType<typeof readAttached>) =>
    form.change({ files: writeAttached(change(readAttached(form.read().files))) });
  const uploads = useUploads(TICKET_UPLOAD, async (file, options) => {
    const taken = await uploadFile(uploadTicketFile, file, { body: {} }, options);
    put((files) => [...files, taken]);
  });
  const choose = (files: File[]) => {
    const sending = uploads.passing.filter(({ error }) => !error).length;
    const room = MOST_MESSAGE_FILES - held.length - sending;
    setTooMany(files.length > room);
    uploads.choose(files.slice(0, Math.max(0, room)));
  };
  const remove = (file: FieldFile) => {
    setTooMany(false);
    if (uploads.stop(file)) return;
    put((files) => files.filter(({ id }) => id !== file.key));
    // what is not discarded now is deleted after a day
    sessionCall(discardTicketFile, { params: { id: file.key } }).catch(() => undefined);
  };
  return (
    <FileField
      name="files"
      label={t('files.label')}
      hint={isDemo ? t('files.demo') : undefined}
      error={isTooMany ? t('files.tooMany', { count: MOST_MESSAGE_FILES }) : undefined}
      rules={TICKET_UPLOAD}
      multiple
      files={[...held.map(({ id: key, name, size }) => ({ key, name, size })), ...uploads.passing]}
      onChoose={choose}
      onRemove={remove}
    />
  );
}
