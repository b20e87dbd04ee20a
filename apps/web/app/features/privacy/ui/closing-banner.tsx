import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { privacyDataTexts } from '../texts.ts';
import { useKeepAccount } from '../use-keep-account.ts';

/** Shown on every page while the user's account is scheduled for deletion: the date, and how to stop it. */
export function ClosingBanner() {
  const t = useTexts(privacyDataTexts);
  const locale = useLocale();
  const format = useFormat();
  const user = useSession((session) => session.user);
  const { keep, busy, problem } = useKeepAccount(() => {
    showToast(t('keep.done'));
    // The button is gone: focus moves to the page, which stays.
    document.getElementById('main')?.focus();
  });
  if (!user?.erase_after) return null;
  return (
    <aside className="closing-banner" aria-label={t('banner.label')}>
      <div className="wrap">
        <Icon name="triangle-alert" />
        <p>
          <strong>{t('banner.text', { instant: format.instant(user.erase_after, ownTimeZone()) })}</strong>
          {problem ? <span role="alert"> {problemText(locale, problem)}</span> : null}
        </p>
        <Button type="button" size="small" busy={busy} disabled={busy} onClick={keep}>
          {t('keep.button')}
        </Button>
      </div>
    </aside>
  );
}
