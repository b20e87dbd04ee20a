import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { searchTexts } from '../texts.ts';

/**
 * This device's recent searches, below the search field. Empty and hidden until enhance/recent-searches.ts fills it; they never
 * leave the device.
 */
export function RecentSearches() {
  const t = useTexts(searchTexts);
  return (
    <div
      className="recent"
      role="group"
      aria-label={t('recent.heading')}
      hidden
      data-enhance="recent-searches"
      data-remove={t('recent.remove', { search: '%' })}
    >
      <p className="small strong">{t('recent.heading')}</p>
      <ul className="recent-list" data-recent="list" />
      <p className="small muted" data-recent="paused" hidden>
        {t('recent.paused')}
      </p>
      <div className="row recent-foot">
        <button type="button" className="btn btn-quiet btn-small" data-recent="clear">
          {t('recent.clear')}
        </button>
        <button type="button" className="btn btn-quiet btn-small" data-recent="off">
          {t('recent.off')}
        </button>
        <button type="button" className="btn btn-quiet btn-small" data-recent="on" hidden>
          {t('recent.on')}
        </button>
      </div>
    </div>
  );
}
