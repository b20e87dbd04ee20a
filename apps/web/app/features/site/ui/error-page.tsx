import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { localPath } from '../../../lib/i18n/locale.ts';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { PageHead } from '../../../lib/seo/page-head.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { ErrorCard } from '../../../ui/feedback/error-card.tsx';
import { siteTexts } from '../texts.ts';
import { NotFound } from './not-found.tsx';

/** Shown when a page could not be rendered: not found, access denied, or an error with its request id. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTexts(siteTexts);
  const locale = useLocale();
  const { path, search, requestId } = useSite();
  const problem = problemOf(error);
  const here = localPath(locale, path + search);
  if (problem?.status === 404 || statusOf(error) === 404) return <NotFound address={here} />;
  const denied = problem?.status === 401 || problem?.status === 403;
  return (
    <div className="wrap section-tight stack-wide">
      <PageHead title={denied ? t('error.denied') : t('error.title')} noindex />
      <h1>{denied ? t('error.denied') : t('error.heading')}</h1>
      <ErrorCard
        title={problem ? problemText(locale, problem) : t('error.title')}
        retryHref={denied ? undefined : here}
        requestId={problem?.request_id || requestId || undefined}
      >
        {denied ? null : <p>{t('error.safe')}</p>}
      </ErrorCard>
    </div>
  );
}

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;
