import { ArticlePage } from '../../features/support/ui/articles/article-page.tsx';
import type { Route } from './+types/support-article.ts';

export default function SupportArticle({ params }: Route.ComponentProps) {
  return <ArticlePage base="/organization/support" slug={params.slug} />;
}
