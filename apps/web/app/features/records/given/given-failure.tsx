import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { localPath } from '../../../lib/i18n/locale.ts';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { PageHead } from '../../../lib/seo/page-head.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { ErrorCard } from '../../../ui/feedback/error-card.tsx';
import { givenTexts } from './texts.ts';

/** Instead of a page that could not be drawn. */
export function GivenFailure({ error }: { error: unknown }) {
  const t = useTexts(givenTexts);
  const locale = useLocale();
  const { path, search, requestId } = useSite();
  const problem = problemOf(error);
  const title = t('frame.failed');
  return (
    <>
      <PageHead title={title} noindex />
      <h1>{title}</h1>
      <ErrorCard
        title={problem ? problemText(locale, problem) : title}
        retryHref={localPath(locale, path + search)}
        requestId={problem?.request_id || requestId || undefined}
      />
    </>
  );
}
