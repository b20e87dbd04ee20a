import { useTexts } from '../../i18n/use-texts.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { screenTexts } from './texts.ts';

/** Why an action failed, shown next to it. */
export function FailedAct({ fault }: { fault: string }) {
  if (!fault) return null;
  return (
    <Notice tone="danger" role="alert">
      {fault}
    </Notice>
  );
}

/** Placeholder lines while loading. */
export function LinesLoading({ lines = 6 }: { lines?: number }) {
  const t = useTexts(screenTexts);
  return (
    <div className="stack">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height="2.6em" />
      ))}
    </div>
  );
}
