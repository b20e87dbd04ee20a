import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/use-texts.tsx';
import { useSite } from '../site/site.ts';
import { localPath } from '../i18n/locale.ts';
import { BOOT_PATIENCE_MS } from './boot-patience.ts';
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

/**
 * Its text, for an existing shell; wrap it in `data-enhance="boot"`. Once React runs, it measures the time itself: the session or
 * the features may still be loading.
 */
export function BootNotice() {
  const t = useTexts(bootTexts);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), BOOT_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const { locale, path, search } = useSite();
  return (
    <>
      <p role="status" hidden={isLate}>
        {t('loading')}
      </p>
      <div hidden={!isLate} role="alert">
        <p className="strong">{t('failed')}</p>
        <a className="btn btn-secondary" href={localPath(locale, path + search)}>
          {t('reload')}
        </a>
      </div>
    </>
  );
}
