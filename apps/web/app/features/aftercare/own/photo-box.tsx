import {
  discardJourneyFile,
  JOURNEY_UPLOAD,
  type JourneyFile,
  MOST_JOURNEY_FILES,
  uploadJourneyFile,
} from '@travesia/contracts/journeys';
import { useState } from 'react';
import { uploadFile } from '../../../lib/files/upload-file.ts';
import { useUploads } from '../../../lib/files/use-uploads.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { type FieldFile, FileField } from '../../../ui/field/file-field.tsx';
import { Photos } from '../parts/photos.tsx';
import { aftercareTexts } from '../texts.ts';
import { filesIn, writeFiles } from './check-in-form.ts';

interface PhotoBoxProps {
  journeyId: string;
  value: string;
  /** What is kept now, read again: another upload may have ended meanwhile. */
  read: () => string;
  onChange: (value: string) => void;
}

/** Photos of a check-in, uploaded as soon as they are chosen and shown as they arrived. */
export function PhotoBox({ journeyId, value, read, onChange }: PhotoBoxProps) {
  const t = useTexts(aftercareTexts);
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const [isTooMany, setTooMany] = useState(false);
  const held = filesIn(value);
  const put = (change: (files: JourneyFile[]) => JourneyFile[]) => onChange(writeFiles(change(filesIn(read()))));
  const uploads = useUploads(JOURNEY_UPLOAD, async (file, options) => {
    const input = { params: { id: journeyId }, query: { purpose: 'check_in' as const }, body: {} };
    const taken = await uploadFile(uploadJourneyFile, file, input, options);
    put((files) => [...files, taken]);
  });
  const choose = (files: File[]) => {
    const room = MOST_JOURNEY_FILES - held.length - uploads.passing.filter(({ error }) => !error).length;
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
    <div className="stack">
      <FileField
        name="files"
        label={t('photos')}
        hint={isDemo ? t('photos.demo') : t('photos.hint')}
        error={isTooMany ? t('photos.tooMany', { count: MOST_JOURNEY_FILES }) : undefined}
        rules={JOURNEY_UPLOAD}
        multiple
        files={[...held.map(({ id: key, name, size }) => ({ key, name, size })), ...uploads.passing]}
        onChoose={choose}
        onRemove={remove}
      />
      <Photos journeyId={journeyId} files={held} />
    </div>
  );
}
