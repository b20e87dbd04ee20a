import { JOURNEY_UPLOAD, type JourneyFile, MOST_JOURNEY_FILES, uploadJourneyFile } from '@travesia/contracts/journeys';
import { useState } from 'react';
import { uploadFile } from '../../../../lib/files/upload-file.ts';
import { useUploads } from '../../../../lib/files/use-uploads.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { FileField, type FieldFile } from '../../../../ui/field/file-field.tsx';
import { dischargeTexts } from '../texts.ts';

interface ItemFilesProps {
  journeyId: string;
  name: string;
  /** Ids of the item’s files. */
  files: readonly string[];
  /** What the server knows of the files of these papers. */
  known: readonly JourneyFile[];
  /** Changes what is there then: another upload may have ended meanwhile. */
  put: (change: (files: readonly string[]) => string[]) => void;
}

/** Files of an item, uploaded as soon as they are chosen. */
export function ItemFiles({ journeyId, name, files, known, put }: ItemFilesProps) {
  const t = useTexts(dischargeTexts);
  const [isTooMany, setTooMany] = useState(false);
  const [added, setAdded] = useState<readonly JourneyFile[]>([]);
  const uploads = useUploads(JOURNEY_UPLOAD, async (file, options) => {
    const input = { params: { id: journeyId }, query: { purpose: 'discharge' as const }, body: {} };
    const taken = await uploadFile(uploadJourneyFile, file, input, options);
    setAdded((before) => [...before, taken]);
    put((before) => [...before, taken.id]);
  });
  const choose = (chosen: File[]) => {
    const sending = uploads.passing.filter(({ error }) => !error).length;
    const room = MOST_JOURNEY_FILES - files.length - sending;
    setTooMany(chosen.length > room);
    uploads.choose(chosen.slice(0, Math.max(0, room)));
  };
  const remove = (file: FieldFile) => {
    setTooMany(false);
    if (!uploads.stop(file)) put((before) => before.filter((id) => id !== file.key));
  };
  const held = [...known, ...added].filter(
    ({ id }, place, all) => files.includes(id) && all.findIndex((one) => one.id === id) === place,
  );
  return (
    <FileField
      name={`${name}.files`}
      label={t('files')}
      error={isTooMany ? t('files.tooMany', { count: MOST_JOURNEY_FILES }) : undefined}
      rules={JOURNEY_UPLOAD}
      multiple
      files={[...held.map(({ id: key, name: title, size }) => ({ key, name: title, size })), ...uploads.passing]}
      onChoose={choose}
      onRemove={remove}
    />
  );
}
