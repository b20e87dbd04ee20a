import { listFacilityPairs, listImportRuns, listImports } from '@travesia/contracts/imports';
import { Link } from 'react-router';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useAsked } from '../../../lib/list/use-asked.ts';
import { importsTexts } from '../texts.ts';
import { ImportList, importsList } from './import-list.tsx';
import { RunList, runsList } from './run-list.tsx';
import { UploadRegister } from './upload-register.tsx';

/** `/admin/imports`: facility registries being imported, and past imports. */
export function ImportsPage() {
  const t = useTexts(importsTexts);
  const imports = useCall(listImports, { query: useAsked(importsList) });
  const history = useCall(listImportRuns, { query: useAsked(runsList) });
  const reload = async () => {
    await Promise.all([imports.reload(), history.reload()]);
  };
  return (
    <div className="bench">
      <header>
        <h1>{t('heading')}</h1>
        <p className="muted measure">{t('lead')}</p>
      </header>
      <PairsLink />
      <UploadRegister />
      <section>
        <h2>{t('open')}</h2>
        <ImportList imports={imports} />
      </section>
      {/* Not below a list of unknown length. */}
      {imports.data || imports.problem ? (
        <section>
          <h2>{t('history')}</h2>
          <p className="small muted">{t('history.note')}</p>
          <RunList runs={history} onChanged={reload} />
        </section>
      ) : null}
    </div>
  );
}

/** The way to pairs of facilities, with how many there are to decide. */
function PairsLink() {
  const t = useTexts(importsTexts);
  const path = useLocalPath();
  const open = useCall(listFacilityPairs, { query: { limit: 1 } }).data?.counts.open;
  return (
    <p>
      <Link to={path('/admin/imports/pairs')}>
        {open ? t('pairs.waiting', { count: open }) : t('pairs.waiting.none')}
      </Link>
    </p>
  );
}
