import type { Problem } from '@travesia/contracts/kit';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useLocale } from '../i18n/use-texts.tsx';
import { problemText } from '../problem/problem-text.ts';

/** Why an action failed, shown next to it. */
export function ActProblem({ problem }: { problem: Problem | null }) {
  const locale = useLocale();
  if (!problem) return null;
  return (
    <Notice tone="danger" role="alert">
      <p>{problemText(locale, problem)}</p>
    </Notice>
  );
}
