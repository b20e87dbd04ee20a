import type { ReactNode } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useLocale, useTexts } from '../i18n/use-texts.tsx';
import { problemText } from '../problem/problem-text.ts';
import type { Loaded } from '../session/use-loaded.ts';
import { portalTexts } from './texts.ts';

interface LoadStateProps<T> {
  loaded: Loaded<T>;
  /** The content, once it is known; what was known stays when it cannot be loaded again. */
  children: (data: T) => ReactNode;
}

/** Grey shapes until something is known, why it could not be loaded, or the content. */
export function LoadState<T>({ loaded: { data, problem, reload }, children }: LoadStateProps<T>) {
  const t = useTexts(portalTexts);
  const locale = useLocale();
  return (
    <>
      {problem ? (
        <Notice tone="danger" role="alert" title={data === null ? t('load.failed') : t('load.old')}>
          <p>{problemText(locale, problem)}</p>
          <p className="notice-actions">
            <Button type="button" size="small" icon="refresh-cw" onClick={() => void reload()}>
              {t('load.again')}
            </Button>
          </p>
        </Notice>
      ) : null}
      {data !== null ? children(data) : problem ? null : <Shapes />}
    </>
  );
}

function Shapes() {
  const t = useTexts(portalTexts);
  return (
    <div className="load-shapes" role="status">
      <span className="sr-only">{t('load.loading')}</span>
      <Skeleton height="5rem" />
      <Skeleton width="70%" />
      <Skeleton width="85%" />
      <Skeleton width="55%" />
    </div>
  );
}
