import { type UploadRules, uploadFault } from '@travesia/contracts/kit';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useLocale } from '../i18n/use-texts.tsx';
import { problemOf } from '../problem/problem-error.ts';
import { problemText } from '../problem/problem-text.ts';
import { uploadSentence } from './upload-sentence.ts';

/** Their general texts also name types that are no pictures. */
const NO_PICTURE = ['upload.type_not_taken', 'upload.content_differs'];

interface PictureChooserProps {
  rules: UploadRules;
  /** The picture as others see it now. */
  shown: ReactNode;
  /** Whether it was uploaded, and can be removed. */
  isOwn: boolean;
  /** Whether it may be changed here. */
  mayChange: boolean;
  words: Record<'explain' | 'choose' | 'replace' | 'remove' | 'type' | 'sending' | 'saved' | 'removed', string>;
  upload: (file: File, onProgress: (share: number) => void) => Promise<unknown>;
  remove: () => Promise<unknown>;
}

/** A picture with buttons to choose another or remove it. */
export function PictureChooser({ rules, shown, isOwn, mayChange, words, upload, remove }: PictureChooserProps) {
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const isBusy = progress !== null;
  const act = async (call: () => Promise<unknown>, said: string) => {
    setError(null);
    setProgress(0);
    try {
      await call();
      showToast(said);
    } catch (failure) {
      const problem = problemOf(failure);
      if (!problem) throw failure;
      setError(NO_PICTURE.includes(problem.code) ? words.type : problemText(locale, problem));
    } finally {
      setProgress(null);
    }
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    const fault = uploadFault(rules, file);
    if (fault) return setError(fault === 'type_not_taken' ? words.type : uploadSentence(locale, fault));
    void act(() => upload(file, setProgress), words.saved);
  };
  return (
    <>
      <div className="account-picture">
        {shown}
        <div className="stack">
          <p className="muted">{words.explain}</p>
          {mayChange ? (
            <div className="row">
              <input
                ref={input}
                type="file"
                hidden
                accept={Object.keys(rules.types).join(',')}
                aria-label={words.choose}
                onChange={({ currentTarget }) => {
                  choose(currentTarget.files?.[0]);
                  // The same file may be chosen again after it was fixed.
                  currentTarget.value = '';
                }}
              />
              <Button type="button" busy={isBusy} disabled={isBusy} onClick={() => input.current?.click()}>
                {isOwn ? words.replace : words.choose}
              </Button>
              {isOwn ? (
                <Button type="button" variant="quiet" disabled={isBusy} onClick={() => void act(remove, words.removed)}>
                  {words.remove}
                </Button>
              ) : null}
            </div>
          ) : null}
        </div>
      </div>
      <p role="status" className="sr-only">
        {isBusy ? words.sending : ''}
      </p>
      {error ? (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      ) : null}
    </>
  );
}
