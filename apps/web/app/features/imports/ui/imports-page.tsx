import { listImportRuns, listImports } from '@travesia/contracts/imports';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { pageOfQuery } from '../../../lib/workbench/query.ts';
import { importsTexts } from '../texts.ts';
import { ImportList } from './import-list.tsx';
import { RunList } from './run-list.tsx';
import { UploadRegister } from './upload-register.tsx';

/** `/admin/imports`: registers of facilities on their way into the directory, and those that were imported. */
export function ImportsPage() {
  const t = useTexts(importsTexts);
  const [query] = useSearchParams();
  const [page, runs] = [pageOfQuery(query), pageOfQuery(query, 'runs')];
  const imports = useCall(listImports, { query: { page } });
  const history = useCall(listImportRuns, { query: { page: runs } });
  return (
    <div className="bench">
      <header>
        <h1>{t('heading')}</h1>
        <p className="muted measure">{t('lead')}</p>
      </header>
      <UploadRegister />
      <section>
        <h2>{t('open')}</h2>
        <ImportList imports={imports} />
      </section>
      <section>
        <h2>{t('history')}</h2>
        <p className="small muted">{t('history.note')}</p>
        <RunList runs={history} />
      </section>
    </div>
  );
}
