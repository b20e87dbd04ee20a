import type { Problem } from '@travesia/contracts/kit';
import { useLocale } from '../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** Why an action failed, shown where it was taken. */
export function ProblemNote({ problem }: { problem: Problem | null }) {
  const locale = useLocale();
  if (!problem) return null;
  return (
    <Notice tone="danger" role="alert">
      <p>{problemText(locale, problem)}</p>
    </Notice>
  );
}
