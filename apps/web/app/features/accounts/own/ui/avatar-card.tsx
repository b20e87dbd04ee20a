import { AVATAR_UPLOAD, removeAvatar, setAvatar, type User } from '@travesia/contracts/accounts';
import { uploadFault } from '@travesia/contracts/kit';
import { useRef, useState } from 'react';
import { uploadFile } from '../../../../lib/files/upload-file.ts';
import { uploadSentence } from '../../../../lib/files/upload-sentence.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../../lib/problem/problem-error.ts';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { PersonPicture } from '../../../../ui/picture/person-picture.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { accountTexts } from '../texts.ts';

const ACCEPT = Object.keys(AVATAR_UPLOAD.types).join(',');
/** Their general texts also name types that are no pictures. */
const NO_PICTURE = ['upload.type_not_taken', 'upload.content_differs'];
const MEGABYTES = AVATAR_UPLOAD.maxBytes / 1024 / 1024;

/** The user's picture, with buttons to choose another or remove it. */
export function AvatarCard({ user }: { user: User }) {
  const t = useTexts(accountTexts);
  const locale = useLocale();
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { first_name: first, last_name: last, avatar_url: picture, demo } = user;

  const act = async (call: () => Promise<User>, said: string) => {
    setError(null);
    setProgress(0);
    try {
      useSession.setState({ user: await call() });
      showToast(said);
    } catch (failure) {
      const problem = problemOf(failure);
      if (!problem) throw failure;
      setError(NO_PICTURE.includes(problem.code) ? t('picture.type') : problemText(locale, problem));
    } finally {
      setProgress(null);
    }
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    const fault = uploadFault(AVATAR_UPLOAD, file);
    if (fault) return setError(fault === 'type_not_taken' ? t('picture.type') : uploadSentence(locale, fault));
    void act(() => uploadFile(setAvatar, file, {}, { onProgress: setProgress }), t('picture.saved'));
  };
  const isBusy = progress !== null;
  return (
    <section className="card card-padded stack" aria-labelledby="picture">
      <h2 id="picture">{t('picture.heading')}</h2>
      <div className="account-picture">
        <PersonPicture first={first} last={last} picture={picture} size="profile" />
        <div className="stack">
          <p className="muted">{t(demo ? 'picture.demo' : 'picture.text', { megabytes: format.number(MEGABYTES) })}</p>
          {demo ? null : (
            <div className="row">
              <input
                ref={input}
                type="file"
                hidden
                accept={ACCEPT}
                aria-label={t('picture.choose')}
                onChange={({ currentTarget }) => {
                  choose(currentTarget.files?.[0]);
                  // The same file may be chosen again after it was fixed.
                  currentTarget.value = '';
                }}
              />
              <Button type="button" busy={isBusy} disabled={isBusy} onClick={() => input.current?.click()}>
                {t(picture ? 'picture.replace' : 'picture.choose')}
              </Button>
              {picture ? (
                <Button
                  type="button"
                  variant="quiet"
                  disabled={isBusy}
                  onClick={() => void act(() => sessionCall(removeAvatar), t('picture.removed'))}
                >
                  {t('picture.remove')}
                </Button>
              ) : null}
            </div>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {isBusy ? t('picture.sending') : ''}
      </p>
      {error ? (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      ) : null}
    </section>
  );
}
