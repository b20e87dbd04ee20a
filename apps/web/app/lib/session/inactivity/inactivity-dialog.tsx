import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useLocale, useTexts, type Translate } from '../../i18n/use-texts.tsx';
import { problemText } from '../../problem/problem-text.ts';
import type en from '../locales/en.json';
import { useSession } from '../session-store.ts';
import { sessionTexts } from '../texts.ts';
import { useInactivity } from './use-inactivity.ts';

const STAY = 'idle-stay';
/** Remaining seconds at which screen readers are notified again; every ten seconds would be annoying. */
const TOLD_AT = [10, 30, 60, 120];

/** Warns in the last two minutes before a session ends for inactivity. RequireSession shows it; one per page. */
export function InactivityDialog() {
  const t = useTexts(sessionTexts);
  const locale = useLocale();
  const { phase, left, stay, isExtending, problem } = useInactivity();
  const logout = useSession((session) => session.logout);
  const dialog = useRef<HTMLDialogElement>(null);
  const isShown = phase === 'warning';

  useEffect(() => {
    if (isShown && !dialog.current?.open) {
      dialog.current?.showModal();
      // The browser would focus the first button, which signs out.
      document.getElementById(STAY)?.focus();
    }
    if (!isShown && dialog.current?.open) dialog.current.close();
  }, [isShown]);

  const seconds = Math.ceil(left / 1000);
  const told = TOLD_AT.find((mark) => seconds <= mark) ?? seconds;
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="idle-title"
      aria-describedby="idle-why"
      // Escape stays signed in; so does a browser that closes the dialog anyway.
      onCancel={(event) => {
        event.preventDefault();
        void stay();
      }}
      onClose={() => {
        if (isShown) void stay();
      }}
    >
      <div className="dialog-head">
        <h2 id="idle-title" className="dialog-title">
          {t('idle.title')}
        </h2>
      </div>
      <div className="stack">
        <p id="idle-why">{t('idle.why')}</p>
        <p className="strong">{t('idle.left', { time: inWords(seconds, t) })}</p>
        <p className="muted">{t('idle.textKept')}</p>
      </div>
      <p role="status" className="sr-only">
        {isShown ? t('idle.lessLeft', { time: inWords(told, t) }) : null}
      </p>
      {problem ? (
        <Notice tone="danger" role="alert">
          {problemText(locale, problem)}
        </Notice>
      ) : null}
      <div className="dialog-actions">
        <Button type="button" onClick={() => void logout()}>
          {t('idle.leave')}
        </Button>
        <Button
          type="button"
          variant="primary"
          id={STAY}
          busy={isExtending}
          onClick={() => {
            if (!isExtending) void stay();
          }}
        >
          {t('idle.stay')}
        </Button>
      </div>
    </dialog>
  );
}

function inWords(total: number, t: Translate<keyof typeof en>): string {
  const [minutes, seconds] = [Math.floor(total / 60), total % 60];
  if (minutes === 0) return t('idle.seconds', { seconds });
  if (seconds === 0) return t('idle.minutes', { minutes });
  return t('idle.both', { minutes: t('idle.minutes', { minutes }), seconds: t('idle.seconds', { seconds }) });
}
