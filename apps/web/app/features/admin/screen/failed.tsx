import type { Problem } from '@travesia/contracts/kit';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { screenTexts } from './texts.ts';

/** Asking again does not bring what does not exist. */
const MISSING = 404;

/** Why something could not be loaded, and the way to try again. */
export function FailedLoad({ problem, retry }: { problem: Problem; retry: () => Promise<void> }) {
  const t = useTexts(screenTexts);
  const locale = useLocale();
  return (
    <Notice tone="danger" role="alert" title={t('failed.title')}>
      <p>{problemText(locale, problem)}</p>
      {problem.status === MISSING ? null : (
        <p className="notice-actions">
          <Button type="button" size="small" icon="refresh-cw" onClick={() => void retry()}>
            {t('failed.again')}
          </Button>
        </p>
      )}
    </Notice>
  );
}

/** Why an act did not work, where it was done. */
export function FailedAct({ fault }: { fault: string }) {
  if (!fault) return null;
  return (
    <Notice tone="danger" role="alert">
      {fault}
    </Notice>
  );
}

/** Lines in the place of what is on its way. */
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
