import { MOST_COMPARED } from '../../../../lib/device/kept.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { savedTexts } from '../texts.ts';

/**
 * Items selected for comparison, at the bottom of every page except the comparison. Empty and hidden until
 * enhance/kept.ts fills it; `%` in its texts is replaced with the item's name.
 */
export function CompareTray() {
  const t = useTexts(savedTexts);
  const path = useLocalPath();
  const { path: here } = useSite();
  if (here === '/compare') return null;
  const named = { name: '%' };
  const counts = Array.from({ length: MOST_COMPARED }, (_none, index) => t('tray.count', { count: index + 1 }));
  return (
    <>
      <aside
        className="tray no-print"
        id="compare-tray"
        tabIndex={-1}
        aria-label={t('tray.label')}
        hidden
        data-skip={t('tray.skip')}
        data-counts={JSON.stringify(counts)}
        data-remove={t('tray.remove', named)}
        data-added={t('tray.added', named)}
        data-removed={t('tray.removed', named)}
        data-full={t('tray.full', named)}
        data-mixed-package={t('tray.mixedPackage')}
        data-mixed-provider={t('tray.mixedProvider')}
        data-lost={t('tray.lost')}
        data-unsaved={t('tray.unsaved')}
      >
        <p className="tray-said" data-tray="said" hidden />
        <button type="button" className="btn btn-small" data-tray="instead" hidden>
          {t('tray.instead')}
        </button>
        <div className="tray-line">
          <p>
            <b data-tray="count" />
            <span className="tray-lines">, {t('tray.lines')}</span>
          </p>
          <ul className="tray-items" data-tray="items" />
          <button type="button" className="btn btn-small tray-clear" data-tray="clear">
            {t('tray.clear')}
          </button>
          <a className="btn btn-small tray-go" href={path('/compare')} data-tray="go">
            {t('tray.compare')}
          </a>
        </div>
      </aside>
      <p className="sr-only" role="status" data-tray="spoken" />
    </>
  );
}
