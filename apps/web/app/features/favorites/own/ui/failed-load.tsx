import type { Problem } from '@travesia/contracts/kit';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { FailedLoad as AnyFailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { favoriteTexts } from '../texts.ts';

/** Why loading failed, that nothing is lost, and a retry button. */
export function FailedLoad({ problem, retry }: { problem: Problem; retry: () => Promise<void> }) {
  const t = useTexts(favoriteTexts);
  return (
    <AnyFailedLoad problem={problem} retry={retry}>
      <p>{t('failed.safe')}</p>
    </AnyFailedLoad>
  );
}

/** Why an action failed, shown where it was started. */
export function FailedAct({ problem }: { problem: Problem | null }) {
  const locale = useLocale();
  if (!problem) return null;
  return (
    <Notice tone="danger" role="alert">
      {problemText(locale, problem)}
    </Notice>
  );
}
