import { useTexts } from '../i18n/use-texts.tsx';
import { useSite } from '../site/site.ts';
import { localPath } from '../i18n/locale.ts';
import { bootTexts } from './texts.ts';

/**
 * What a hydrated shell shows until React has taken over: export it as the route's HydrateFallback. The boot
 * enhancement replaces it with an error if a script fails to load.
 */
export function BootScreen() {
  return (
    <main id="main" className="boot" data-enhance="boot">
      <BootNotice />
    </main>
  );
}

/** Its text, for an existing shell; wrap it in `data-enhance="boot"`. */
export function BootNotice() {
  const t = useTexts(bootTexts);
  const { locale, path, search } = useSite();
  return (
    <>
      <p role="status">{t('loading')}</p>
      <div hidden role="alert">
        <p className="strong">{t('failed')}</p>
        <a className="btn btn-secondary" href={localPath(locale, path + search)}>
          {t('reload')}
        </a>
      </div>
    </>
  );
}
