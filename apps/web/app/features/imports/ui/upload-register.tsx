import { REGISTER_UPLOAD, uploadImport } from '@travesia/contracts/imports';
import { uploadFault } from '@travesia/contracts/kit';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { uploadFile } from '../../../lib/files/upload-file.ts';
import { uploadSentence } from '../../../lib/files/upload-sentence.ts';
import { useLocale, useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { FileField, type FieldFile } from '../../../ui/field/file-field.tsx';
import { importsTexts } from '../texts.ts';

/** Uploads a selected or dropped registry and opens it. */
export function UploadRegister() {
  const t = useTexts(importsTexts);
  const locale = useLocale();
  const path = useLocalPath();
  const navigate = useNavigate();
  const [file, setFile] = useState<FieldFile | null>(null);
  const stop = useRef<AbortController | null>(null);
  const send = async (chosen: File) => {
    const shown = { key: chosen.name, name: chosen.name, size: chosen.size };
    const fault = uploadFault(REGISTER_UPLOAD, chosen);
    if (fault) return setFile({ ...shown, error: uploadSentence(locale, fault) });
    stop.current = new AbortController();
    setFile({ ...shown, progress: 0 });
    try {
      const { id } = await uploadFile(
        uploadImport,
        chosen,
        { body: {} },
        { signal: stop.current.signal, onProgress: (progress) => setFile({ ...shown, progress }) },
      );
      await navigate(path(`/admin/imports/${id}`));
    } catch (error) {
      const problem = problemOf(error);
      setFile(problem ? { ...shown, error: problemText(locale, problem) } : null);
    }
  };
  return (
    <FileField
      name="register"
      label={t('upload')}
      hint={t('upload.hint')}
      rules={REGISTER_UPLOAD}
      files={file ? [file] : []}
      onChoose={([chosen]) => {
        if (chosen) void send(chosen);
      }}
      onRemove={() => {
        stop.current?.abort();
        setFile(null);
      }}
    />
  );
}
