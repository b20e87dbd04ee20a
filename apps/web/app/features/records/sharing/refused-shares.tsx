import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { sharingTexts } from './texts.ts';
import type { Refused } from './use-sharing.ts';

/** The records that were not shared, each with its reason. */
export function NotShared({ refused }: { refused: readonly Refused[] }) {
  const t = useTexts(sharingTexts);
  const locale = useLocale();
  if (refused.length === 0) return null;
  return (
    <Notice tone="danger" role="alert" title={t('refused', { count: refused.length })}>
      <ul>
        {refused.map(({ id, title, problem }) => (
          <li key={id}>
            {title}: {problemText(locale, problem)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
