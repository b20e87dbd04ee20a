import { useLocalPath, useTexts } from '../i18n/use-texts.tsx';
import { useSite } from '../site/site.ts';
import { offlineNoteTexts } from './texts.ts';

/** Placeholder of the time filled in by the browser: only it knows when the copy was saved. */
const TIME = '{time}';

/**
 * Hidden until the browser shows a saved copy, or a form is submitted offline. Its script also saves pages for later.
 */
export function OfflineNote() {
  const t = useTexts(offlineNoteTexts);
  const path = useLocalPath();
  const site = useSite();
  return (
    <aside
      className="offline-note no-print"
      hidden
      data-enhance="offline"
      data-saved={t('saved', { time: TIME })}
      data-unsent={t('unsent')}
    >
      <p className="wrap row">
        <span role="status" />
        <a href={`${path(site.path)}${site.search}`}>{t('retry')}</a>
        <a href={path('/offline')}>{t('list')}</a>
      </p>
    </aside>
  );
}
