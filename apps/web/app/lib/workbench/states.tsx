import type { Problem } from '@travesia/contracts/kit';
import { refusedFields } from '../forms/form-state.ts';
import { formTexts } from '../forms/texts.ts';
import { useLocale, useTexts } from '../i18n/use-texts.tsx';
import { FailedLoad as AnyFailedLoad } from '../screen/failed-load.tsx';
import { problemText } from '../problem/problem-text.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { workbenchTexts } from './texts.ts';

/** Why loading failed, with the request id, and a retry button. */
export function FailedLoad({ problem, retry }: { problem: Problem; retry: () => Promise<void> }) {
  const t = useTexts(workbenchTexts);
  return (
    <AnyFailedLoad problem={problem} retry={retry}>
      {/* Without a response there is nothing in the log. */}
      {problem.request_id ? <p className="small muted">{t('failed.request', { id: problem.request_id })}</p> : null}
    </AnyFailedLoad>
  );
}

/** The same for a whole page, which still has its heading. */
export function FailedPage({ heading, ...failed }: { heading: string; problem: Problem; retry: () => Promise<void> }) {
  return (
    <>
      <header>
        <h1>{heading}</h1>
      </header>
      <FailedLoad {...failed} />
    </>
  );
}

interface FailedActProps {
  problem: Problem | null;
  /** Screen label of a rejected field, such as `rule.share`; null if not shown. */
  nameOf?: (path: string) => string | null;
}

const MOST_NAMED = 12;

/** Why an action failed, shown next to it, with the rejected fields by label; the input stays. */
export function FailedAct({ problem, nameOf = () => null }: FailedActProps) {
  const t = useTexts(workbenchTexts);
  const formT = useTexts(formTexts);
  const locale = useLocale();
  if (!problem) return null;
  const refused = Object.entries(refusedFields(locale, {}, problem)).map(([path, sentence]) => [
    nameOf(path),
    sentence,
  ]);
  const named = refused.flatMap(([name, sentence]) => (name ? [`${name}: ${sentence}`] : []));
  const isNowhere = refused.length > 0 && named.length === 0;
  return (
    <Notice tone="danger" role="alert">
      <p>{isNowhere ? formT('form.notHere') : problemText(locale, problem)}</p>
      {named.length ? (
        <ul>
          {[...new Set(named)].slice(0, MOST_NAMED).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      {isNowhere ? null : <p>{t('failed.safe')}</p>}
    </Notice>
  );
}

/** Placeholder lines for content that is loading. */
export function Loading({ lines = 5 }: { lines?: number }) {
  const t = useTexts(workbenchTexts);
  return (
    <div className="bench-loading" aria-busy="true">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height="2.6em" />
      ))}
    </div>
  );
}
