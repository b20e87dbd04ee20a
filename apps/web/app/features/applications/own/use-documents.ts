import {
  addApplicationFile,
  APPLICATION_UPLOAD,
  type Application,
  type FileKind,
  readApplicationFile,
  removeApplicationFile,
} from '@travesia/contracts/applications';
import { uploadFault } from '@travesia/contracts/kit';
import { useRef, useState } from 'react';
import { saveReceived } from '../../../lib/device/save-received.ts';
import { uploadFile } from '../../../lib/files/upload-file.ts';
import { uploadSentence } from '../../../lib/files/upload-sentence.ts';
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
  const [passing, setPassing] = useState<FieldFile[]>([]);
  const [error, setError] = useState<string | null>(null);
  const stops = useRef(new Map<string, AbortController>());
  const { id } = application;
  const sentence = (cause: unknown) => {
    const problem = problemOf(cause);
    if (!problem) throw cause;
    return problemText(locale, problem);
  };
  const change = (key: string, facts: Partial<FieldFile>) =>
    setPassing((known) => known.map((file) => (file.key === key ? { ...file, ...facts } : file)));
  const away = (key: string) => setPassing((known) => known.filter((file) => file.key !== key));

  const send = async (file: File) => {
    const key = crypto.randomUUID();
    const fault = uploadFault(APPLICATION_UPLOAD, file);
    const row = { key, name: file.name, size: file.size };
    setPassing((known) => [
      // A new attempt replaces the error of the last one.
      ...known.filter(({ error: refused }) => !refused),
      fault ? { ...row, error: uploadSentence(locale, fault) } : { ...row, progress: 0 },
    ]);
    if (fault) return;
    const stop = new AbortController();
    stops.current.set(key, stop);
    const onProgress = (progress: number) => change(key, { progress });
    try {
      const input = { params: { id }, body: { kind } };
      take(await uploadFile(addApplicationFile, file, input, { onProgress, signal: stop.signal }));
      away(key);
    } catch (cause) {
      if (stop.signal.aborted) away(key);
      else change(key, { progress: undefined, error: sentence(cause) });
    } finally {
      stops.current.delete(key);
    }
  };
  const act = (call: Promise<void>) => {
    setError(null);
    call.catch((cause: unknown) => setError(sentence(cause)));
  };
  const kept = application.files.filter((file) => file.kind === kind);
  return {
    files: [...kept.map(({ id: key, name, size }) => ({ key, name, size })), ...passing],
    error,
    choose: (files) => files.forEach((file) => void send(file)),
    remove: ({ key, error: refused }) => {
      if (refused) return away(key);
      const stop = stops.current.get(key);
      if (stop) return stop.abort();
      act(sessionCall(removeApplicationFile, { params: { id, fileId: key } }).then(take));
    },
    save: ({ key, name }) =>
      act(
        sessionCall(readApplicationFile, { params: { id, fileId: key } }).then((content) =>
          saveReceived(content, name),
        ),
      ),
  };
}
