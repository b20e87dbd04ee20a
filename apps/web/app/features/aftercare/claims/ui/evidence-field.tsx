import {
  discardJourneyFile,
  JOURNEY_UPLOAD,
  MOST_JOURNEY_FILES,
  uploadJourneyFile,
} from '@travesia/contracts/journeys';
import { useState } from 'react';
import { uploadFile } from '../../../../lib/files/upload-file.ts';
import { useUploads } from '../../../../lib/files/use-uploads.ts';
import type { TypedForm } from '../../../../lib/forms/draft/typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { FileField, type FieldFile } from '../../../../ui/field/file-field.tsx';
import { readFiles, writeFiles } from '../files.ts';
import { claimsTexts } from '../texts.ts';

interface EvidenceFieldProps {
  journeyId: string;
  /** A form with the field `files`. */
  form: Pick<TypedForm<{ files: string }>, 'change' | 'read'>;
  /** What the field contains. */
  value: string;
}

/** Evidence, uploaded as soon as it is chosen. */
export function EvidenceField({ journeyId, form, value }: EvidenceFieldProps) {
  const t = useTexts(claimsTexts);
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const [isTooMany, setTooMany] = useState(false);
  const held = readFiles(value);
  // read again: another upload may have ended meanwhile
  const put = (change: (files: ReturnType<typeof readFiles>) => ReturnType<typeof readFiles>) =>
    form.change({ files: writeFiles(change(readFiles(form.read().files))) });
  const uploads = useUploads(JOURNEY_UPLOAD, async (file, options) => {
    const input = { params: { id: journeyId }, query: { purpose: 'claim' as const }, body: {} };
    const taken = await uploadFile(uploadJourneyFile, file, input, options);
    put((files) => [...files, taken]);
  });
  const choose = (files: File[]) => {
    const sending = uploads.passing.filter(({ error }) => !error).length;
    const room = MOST_JOURNEY_FILES - held.length - sending;
    setTooMany(files.length > room);
    uploads.choose(files.slice(0, Math.max(0, room)));
  };
  const remove = (file: FieldFile) => {
    setTooMany(false);
    if (uploads.stop(file)) return;
    put((files) => files.filter(({ id }) => id !== file.key));
    // what is not discarded now is deleted after a day
    sessionCall(discardJourneyFile, { params: { id: journeyId, fileId: file.key } }).catch(() => undefined);
  };
  return (
    <FileField
      name="files"
      label={t('files')}
      hint={isDemo ? t('files.demo') : t('files.hint')}
      error={isTooMany ? t('files.tooMany', { count: MOST_JOURNEY_FILES }) : undefined}
      rules={JOURNEY_UPLOAD}
      multiple
      files={[...held.map(({ id: key, name, size }) => ({ key, name, size })), ...uploads.passing]}
      onChoose={choose}
      onRemove={remove}
    />
  );
}
