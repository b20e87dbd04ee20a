import type { Problem } from '@travesia/contracts/kit';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { supportTexts } from '../../texts.ts';

/** Why an action failed, shown where it was taken; typed text is kept. */
export function FailedAct({ problem }: { problem: Problem | null }) {
  const t = useTexts(supportTexts);
  const locale = useLocale();
  if (!problem) return null;
  return (
    <Notice tone="danger" role="alert">
      <p>{problemText(locale, problem)}</p>
      <p>{t('failed.safe')}</p>
    </Notice>
  );
}
