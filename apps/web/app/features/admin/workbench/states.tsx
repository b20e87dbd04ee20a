import type { Problem } from '@travesia/contracts/kit';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { FailedLoad as AnyFailedLoad } from '../../../lib/portal/failed-load.tsx';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { workbenchTexts } from './texts.ts';

/** Why something could not be loaded, with what the log has it under, and the way to try again. */
export function FailedLoad({ problem, retry }: { problem: Problem; retry: () => Promise<void> }) {
  const t = useTexts(workbenchTexts);
  return (
    <AnyFailedLoad problem={problem} retry={retry}>
      <p className="small muted">{t('failed.request', { id: problem.request_id })}</p>
    </AnyFailedLoad>
  );
}

/** The same in the place of a whole page, which has its heading all the same. */
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

/** Why an act did not work, where it was done; what was written stays. */
export function FailedAct({ problem }: { problem: Problem | null }) {
  const t = useTexts(workbenchTexts);
  const locale = useLocale();
  if (!problem) return null;
  return (
    <Notice tone="danger" role="alert">
      <p>{problemText(locale, problem)}</p>
      {problem.fields?.length ? (
        <ul>
          {problem.fields.slice(0, 12).map(({ path, code }) => (
            <li key={`${path} ${code}`}>
              <code>{path.replace(/^body\./, '')}</code>
            </li>
          ))}
        </ul>
      ) : null}
      <p>{t('failed.safe')}</p>
    </Notice>
  );
}

/** Grey lines in the place of what is being loaded. */
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
