import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useTexts } from '../i18n/use-texts.tsx';
import type { Shown } from '../calls/both-loaded.ts';
import { FailedLoad } from './failed-load.tsx';
import { screenTexts } from './texts.ts';

interface LoadStateProps<T> {
  loaded: Shown<T>;
  /** Fills the window while loading, so that what comes below is not seen moving. */
  tall?: boolean;
  /** The content, once loaded; it stays if a reload fails. */
  children: (data: T) => ReactNode;
}

/** Placeholders while loading, the error, or the content. */
export function LoadState<T>({ loaded: { data, problem, reload }, tall = false, children }: LoadStateProps<T>) {
  const t = useTexts(screenTexts);
  return (
    <>
      {problem ? (
        <FailedLoad problem={problem} retry={reload} {...(data === null ? {} : { title: t('load.old') })} />
      ) : null}
      {data !== null ? children(data) : problem ? null : <LoadShapes tall={tall} />}
    </>
  );
}

/** Placeholders of something that loads. */
export function LoadShapes({ tall = false }: { tall?: boolean }) {
  const t = useTexts(screenTexts);
  return (
    <div className={tall ? 'load-shapes load-tall' : 'load-shapes'} role="status">
      <span className="sr-only">{t('load.loading')}</span>
      <Skeleton height="5rem" />
      <Skeleton width="70%" />
      <Skeleton width="85%" />
      <Skeleton width="55%" />
    </div>
  );
}
