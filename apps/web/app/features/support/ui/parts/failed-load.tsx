import type { Problem } from '@travesia/contracts/kit';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { supportTexts } from '../../texts.ts';

/** Why something could not be loaded, and the way to try again. */
export function FailedLoad({ problem, retry }: { problem: Problem; retry: () => Promise<void> }) {
  const t = useTexts(supportTexts);
  const locale = useLocale();
  return (
    <Notice tone="danger" role="alert" title={t('failed.title')}>
      <p>{problemText(locale, problem)}</p>
      <p className="notice-actions">
        <Button type="button" size="small" icon="refresh-cw" onClick={() => void retry()}>
          {t('failed.again')}
        </Button>
      </p>
    </Notice>
  );
}

/** Why an act did not work, where it was done; what was written stays. */
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
