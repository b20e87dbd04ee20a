import type { Problem } from '@travesia/contracts/kit';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { FailedLoad as AnyFailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { favoriteTexts } from '../texts.ts';

/** Why something could not be loaded, that nothing is lost, and the way to try again. */
export function FailedLoad({ problem, retry }: { problem: Problem; retry: () => Promise<void> }) {
  const t = useTexts(favoriteTexts);
  return (
    <AnyFailedLoad problem={problem} retry={retry}>
      <p>{t('failed.safe')}</p>
    </AnyFailedLoad>
  );
}

/** Why an act did not work, where it was done. */
export function FailedAct({ problem }: { problem: Problem | null }) {
  const locale = useLocale();
  if (!problem) return null;
  return (
    <Notice tone="danger" role="alert">
      {problemText(locale, problem)}
    </Notice>
  );
}
