import { useSyncExternalStore } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { portalTexts } from '../texts.ts';

const EVENTS = ['online', 'offline'] as const;

function watchLine(tell: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, tell);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, tell);
  };
}

/** Shown while the device is offline. */
export function OfflineBanner() {
  const t = useTexts(portalTexts);
  const online = useSyncExternalStore(
    watchLine,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="portal-offline no-print">
      {online ? null : (
        <p>
          <Icon name="wifi-off" />
          <span>
            <b>{t('offline.title')}</b> {t('offline.text')}
          </span>
        </p>
      )}
    </div>
  );
}
