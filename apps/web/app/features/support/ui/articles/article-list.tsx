import type { ArticleSummary } from '@travesia/contracts/support';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/i18n/use-texts.tsx';

/** Help articles with title and summary. */
export function ArticleList({ base, articles }: { base: string; articles: readonly ArticleSummary[] }) {
  const path = useLocalPath();
  return (
    <ul className="help-list">
      {articles.map(({ slug, title, summary }) => (
        <li key={slug}>
          <Link to={path(`${base}/articles/${slug}`)} className="strong">
            {title}
          </Link>
          <p className="small muted">{summary}</p>
        </li>
      ))}
    </ul>
  );
}
