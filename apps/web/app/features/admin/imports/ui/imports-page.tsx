import { listImportRuns, listImports } from '@travesia/contracts/imports';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useLoaded } from '../../../../lib/calls/use-loaded.ts';
import { PageLinks } from '../../workbench/page-links.tsx';
import { changedQuery, pageOfQuery } from '../../workbench/query.ts';
import { FailedLoad, Loading } from '../../workbench/states.tsx';
import { importsTexts } from '../texts.ts';
import { ImportList } from './import-list.tsx';
import { RunList } from './run-list.tsx';
import { UploadRegister } from './upload-register.tsx';

/** `/admin/imports`: registers of facilities on their way into the directory, and those that were imported. */
export function ImportsPage() {
  const t = useTexts(importsTexts);
  const [query] = useSearchParams();
  const [page, runs] = [pageOfQuery(query), pageOfQuery(query, 'runs')];
  const loadImports = useCallback(() => sessionCall(listImports, { query: { page } }, { background: true }), [page]);
  const loadRuns = useCallback(
    () => sessionCall(listImportRuns, { query: { page: runs } }, { background: true }),
    [runs],
  );
  const imports = useLoaded(loadImports);
  const history = useLoaded(loadRuns);
  return (
    <div className="bench">
      <header>
        <h1>{t('heading')}</h1>
        <p className="muted measure">{t('lead')}</p>
      </header>
      <UploadRegister />
      <section>
        <h2>{t('open')}</h2>
        {imports.problem ? <FailedLoad problem={imports.problem} retry={imports.reload} /> : null}
        {imports.data ? (
          <>
            <ImportList imports={imports.data.data} />
            <PageLinks of={t('open')} page={imports.data} to={(to) => changedQuery(query, { page: String(to) })} />
          </>
        ) : imports.problem ? null : (
          <Loading lines={2} />
        )}
      </section>
      <section>
        <h2>{t('history')}</h2>
        <p className="small muted">{t('history.note')}</p>
        {history.problem ? <FailedLoad problem={history.problem} retry={history.reload} /> : null}
        {history.data ? (
          <>
            <RunList runs={history.data.data} />
            <PageLinks
              of={t('history')}
              page={history.data}
              to={(to) => changedQuery(query, { page: String(page), runs: String(to) })}
            />
          </>
        ) : history.problem ? null : (
          <Loading lines={2} />
        )}
      </section>
    </div>
  );
}
