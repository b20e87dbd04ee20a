import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { localPath } from '../../../../lib/i18n/locale.ts';
import { useSite } from '../../../../lib/site/site.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { ShareAddress } from '../../../../ui/field/share-address.tsx';
import { savedTexts } from '../texts.ts';

/** Where the list is stored, how to share or print it, and how to clear it. */
export function SavedElsewhere({ listed }: { listed: boolean }) {
  const t = useTexts(savedTexts);
  const locale = useLocale();
  const { origin, path, search } = useSite();
  return (
    <section className="stack no-print measure" aria-labelledby="saved-where">
      <h2 id="saved-where">{t('where.title')}</h2>
      <p>{t('where.text')}</p>
      <p className="muted">{t('where.limit')}</p>
      {listed ? (
        <div className="stack">
          <ShareAddress
            label={t('share.label')}
            address={origin + localPath(locale, path + search.replaceAll('%2C', ','))}
          />
          <Button type="button" hidden data-enhance="print">
            {t('print')}
          </Button>
        </div>
      ) : null}
      <details className="keep-only">
        <summary>{t('clear.open')}</summary>
        <div className="stack">
          <p>{t('clear.text')}</p>
          <Button type="button" variant="danger" data-kept-clear>
            {t('clear.do')}
          </Button>
        </div>
      </details>
    </section>
  );
}
