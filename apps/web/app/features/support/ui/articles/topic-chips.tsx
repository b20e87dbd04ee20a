import type { FacetValue } from '@travesia/contracts/kit';
import type { SupportTopic } from '@travesia/contracts/support';
import { Link } from 'react-router';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { topicOf } from '../../use-articles.ts';
import { supportTexts } from '../../texts.ts';

interface TopicChipsProps {
  topics: readonly FacetValue[];
  current: SupportTopic | undefined;
  /** The current search, which is kept. */
  q: string;
  base: string;
}

/** The articles' topics, as links to the same page. */
export function TopicChips({ topics, current, q, base }: TopicChipsProps) {
  const t = useTexts(supportTexts);
  const path = useLocalPath();
  const to = (topic: string) => {
    const query = new URLSearchParams({ ...(q ? { q } : {}), ...(topic ? { topic } : {}) });
    return `${path(base)}${query.size ? `?${query}` : ''}`;
  };
  return (
    <nav className="help-topics" aria-label={t('find.topics')}>
      {['', ...topics.map(({ value }) => value)].map((value) => (
        <Link
          key={value || 'all'}
          to={to(value)}
          className="chip"
          aria-current={(current ?? '') === value ? 'true' : undefined}
          preventScrollReset
        >
          {value ? t(`topic.${topicOf(value) ?? 'other'}`) : t('find.all')}
        </Link>
      ))}
    </nav>
  );
}
