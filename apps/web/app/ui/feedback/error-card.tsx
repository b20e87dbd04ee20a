import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { Icon } from '../icon/icon.tsx';
import { uiTexts } from '../texts.ts';

interface ErrorCardProps {
  /** Plain cause: "We could not load the free days of this clinic." */
  title: ReactNode;
  /** What is safe: nothing was charged, your text is kept. */
  children?: ReactNode;
  /** URL for trying again. */
  retryHref?: string | undefined;
  /** Request id for support. */
  requestId?: string | undefined;
}

/** An inline error: cause, what is safe, retry, request id. */
export function ErrorCard({ title, children, retryHref, requestId }: ErrorCardProps) {
  const t = useTexts(uiTexts);
  return (
    <div className="notice notice-danger" role="alert">
      <Icon name="circle-alert" />
      <div>
        <p className="strong">{title}</p>
        {children}
        {retryHref || requestId ? (
          <div className="row notice-actions">
            {retryHref ? (
              <a className="btn btn-secondary btn-small" href={retryHref}>
                {t('retry')}
              </a>
            ) : null}
            {requestId ? (
              <span className="small">
                {t('request')}{' '}
                <code data-enhance="copy" data-label={t('copy')} data-done={t('copied')}>
                  {requestId}
                </code>
              </span>
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}
