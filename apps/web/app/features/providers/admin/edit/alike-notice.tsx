import { findLikeProviders, type LikeProvider } from '@travesia/contracts/providers';
import { useEffect, useState } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { adminProviderTexts } from '../texts.ts';

interface AlikeNoticeProps {
  name: string;
  phone: string;
  licence: string;
  country: string | undefined;
}

/** Debounce in milliseconds before the request. */
const PAUSE_MS = 350;
const TOO_SHORT = 4;

/** Clinics that may match the one being typed, to avoid duplicates. */
export function AlikeNotice(typed: AlikeNoticeProps) {
  const t = useTexts(adminProviderTexts);
  const format = useFormat();
  const found = useAlike(typed);
  return (
    <div aria-live="polite">
      {found.length ? (
        <Notice tone="warning" title={t('alike.title', { count: found.length })}>
          <ul className="stack">
            {found.map(({ id, name, city, country, because }) => (
              <li key={id}>
                <ScreenLink to={`/admin/providers/${id}`}>{name}</ScreenLink>
                <span className="small muted"> {[city, format.region(country)].filter(Boolean).join(', ')} </span>
                <span className="small">
                  {t('alike.because', { because: format.list(because.map((one) => t(`alike.${one}`))) })}
                </span>
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <p className="muted">{t('alike.none')}</p>
      )}
    </div>
  );
}

function useAlike({ name, phone, licence, country }: AlikeNoticeProps): readonly LikeProvider[] {
  const [found, setFound] = useState<readonly LikeProvider[]>([]);
  const isWorthAsking = [name, phone, licence].some((text) => text.trim().length >= TOO_SHORT);
  useEffect(() => {
    if (!isWorthAsking) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const query = { name, phone, licence, ...(country ? { country } : {}) };
      sessionCall(findLikeProviders, { query }, { background: true, signal: controller.signal }).then(
        ({ data }) => setFound(data),
        // Only a hint: the form works without a response.
        () => setFound([]),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [name, phone, licence, country, isWorthAsking]);
  return isWorthAsking ? found : [];
}
