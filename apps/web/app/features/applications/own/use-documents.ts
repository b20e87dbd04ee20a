import {
  addApplicationFile,
  APPLICATION_UPLOAD,
  type Application,
  type FileKind,
  readApplicationFile,
  removeApplicationFile,
} from '@travesia/contracts/applications';
import { useState } from 'react';
import { saveReceived } from '../../../lib/device/save-received.ts';
import { uploadFile } from '../../../lib/files/upload-file.ts';
import { useUploads } from '../../../lib/files/use-uploads.ts';
import { useLocale } from '../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import type { FieldFile } from '../../../ui/field/file-field.tsx';

export interface Documents {
  files: FieldFile[];
  /** Why a document could not be removed or downloaded. */
  error: string | null;
  choose: (files: File[]) => void;
  remove: (file: FieldFile) => void;
  save: (file: FieldFile) => void;
}

/** Documents of one type: saved, uploading and refused. */
export function useDocuments(application: Application, kind: FileKind, take: (answer: Application) => void): Documents {
  const locale = useLocale();
  const [error, setError] = useState<string | null>(null);
  const { id } = application;
  const uploads = useUploads(APPLICATION_UPLOAD, async (file, options) =>
    take(await uploadFile(addApplicationFile, file, { params: { id }, body: { kind } }, options)),
  );
  const sentence = (cause: unknown) => {
    const problem = problemOf(cause);
    if (!problem) throw cause;
    return problemText(locale, problem);
  };
  const act = (call: Promise<void>) => {
    setError(null);
    call.catch((cause: unknown) => setError(sentence(cause)));
  };
  const kept = application.files.filter((file) => file.kind === kind);
  return {
    files: [...kept.map(({ id: key, name, size }) => ({ key, name, size })), ...uploads.passing],
    error,
    choose: uploads.choose,
    remove: (file) => {
      if (uploads.stop(file)) return;
      act(sessionCall(removeApplicationFile, { params: { id, fileId: file.key } }).then(take));
    },
    save: ({ key, name }) =>
      act(
        sessionCall(readApplicationFile, { params: { id, fileId: key } }).then((content) =>
          saveReceived(content, name),
        ),
      ),
  };
}
