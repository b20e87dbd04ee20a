import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { offlineTexts } from '../texts.ts';

/** Placeholder for the time in a text that the browser completes. */
const TIME = '{time}';

/** Content this device keeps for offline reading. The browser fills the list; without its script the page says so. */
export function OfflinePage() {
  const t = useTexts(offlineTexts);
  return (
    <div className="wrap section stack-wide">
      <PageHead title={t('title')} noindex />
      <h1>{t('heading')}</h1>
      <p className="lead" data-unreachable hidden>
        {t('unreachable')}
      </p>
      <p className="measure">{t('lead')}</p>
      <section
        className="stack"
        aria-label={t('list')}
        data-enhance="saved-pages"
        data-none={t('none')}
        data-removed={t('removed')}
        data-kept={t('kept', { time: TIME })}
      >
        <p role="status">{t('unable')}</p>
        <ul className="saved-pages stack" hidden />
        <Button type="button" hidden>
          {t('remove')}
        </Button>
      </section>
      <p className="small muted measure">{t('rules')}</p>
    </div>
  );
}
