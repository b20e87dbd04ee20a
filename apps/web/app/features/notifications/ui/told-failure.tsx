import type { Problem } from '@travesia/contracts/kit';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { notificationTexts } from '../texts.ts';

/** Why notifications could not be loaded. */
export function ToldFailure({ problem, retry }: { problem: Problem; retry: () => Promise<unknown> }) {
  const t = useTexts(notificationTexts);
  const locale = useLocale();
  return (
    <Notice tone="danger" role="alert" title={t('list.failed')}>
      <p>{problemText(locale, problem)}</p>
      <p className="notice-actions">
        <Button type="button" size="small" icon="refresh-cw" onClick={() => void retry()}>
          {t('list.again')}
        </Button>
      </p>
    </Notice>
  );
}

/** Why a notification could not be marked as read. */
export function ReadFailure({ problem }: { problem: Problem | null }) {
  const t = useTexts(notificationTexts);
  const locale = useLocale();
  if (!problem) return null;
  return (
    <Notice tone="danger" role="alert" title={t('read.failed')}>
      {problemText(locale, problem)}
    </Notice>
  );
}
