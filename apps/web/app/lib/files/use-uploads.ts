import { uploadFault, type UploadRules } from '@travesia/contracts/kit';
import { useRef, useState } from 'react';
import type { FieldFile } from '../../ui/field/file-field.tsx';
import { useLocale } from '../i18n/use-texts.tsx';
import { problemOf } from '../problem/problem-error.ts';
import { problemText } from '../problem/problem-text.ts';
import type { UploadOptions } from './upload-file.ts';
import { uploadSentence } from './upload-sentence.ts';

export interface Uploads {
  /** Uploading and rejected files. */
  passing: FieldFile[];
  choose: (files: File[]) => void;
  /** Dismisses a rejection or cancels an upload; false for any other file. */
  stop: (file: FieldFile) => boolean;
}

/** Uploads files as soon as they are chosen; `upload` sends one and takes over what the server answered. */
export function useUploads(rules: UploadRules, upload: (file: File, options: UploadOptions) => Promise<void>): Uploads {
  const locale = useLocale();
  const [passing, setPassing] = useState<FieldFile[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const change = (key: string, facts: Partial<FieldFile>) =>
    setPassing((known) => known.map((file) => (file.key === key ? { ...file, ...facts } : file)));
  const away = (key: string) => setPassing((known) => known.filter((file) => file.key !== key));

  const send = async (file: File) => {
    const key = crypto.randomUUID();
    const fault = uploadFault(rules, file);
    const row = { key, name: file.name, size: file.size };
    setPassing((known) => [
      // A new attempt replaces the error of the last one.
      ...known.filter(({ error: refused }) => !refused),
      fault ? { ...row, error: uploadSentence(locale, fault) } : { ...row, progress: 0 },
    ]);
    if (fault) return;
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      await upload(file, { onProgress: (progress) => change(key, { progress }), signal: stop.signal });
      away(key);
    } catch (cause) {
      const problem = problemOf(cause);
      if (stop.signal.aborted) away(key);
      else if (problem) change(key, { progress: undefined, error: problemText(locale, problem) });
      else throw cause;
    } finally {
      stops.current.delete(key);
    }
  };
  return {
    passing,
    choose: (files) => files.forEach((file) => void send(file)),
    stop: ({ key, error: refused }) => {
      const stop = stops.current.get(key);
      if (refused) away(key);
      else stop?.abort();
      return Boolean(refused ?? stop);
    },
  };
}
