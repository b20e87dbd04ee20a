import { getImport, type Import, type ImportRun, listImports } from '@travesia/contracts/imports';
import { useState } from 'react';
import { Link } from 'react-router';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Facts } from '../../../ui/overlay/disclosure.tsx';
import { FailedLoad, FailedPage, Loading } from '../../../lib/workbench/states.tsx';
import { IMPORT_MARKS, isRunning, shownState } from '../import-view.ts';
import { importsTexts } from '../texts.ts';
import { useOfferToRevert } from '../use-offer-to-revert.ts';
import { DescribeForm } from './describe-form.tsx';
import { KindsForm } from './kinds-form.tsx';
import { Outcome } from './outcome.tsx';
import { PreviewRows } from './preview-rows.tsx';
import { Reverting } from './reverting.tsx';

/** Polling interval while an import is running. */
const LOOK_MS = 1000;

/** `/admin/imports/:id`: one registry, from its settings to the result. */
export function ImportPage({ id }: { id: string }) {
  const t = useTexts(importsTexts);
  const path = useLocalPath();
  const [running, setRunning] = useState(false);
  const { data, problem, reload, show } = useCall(getImport, { params: { id } }, running ? { every: LOOK_MS } : {});
  if (data && isRunning(data) !== running) setRunning(!running);
  return (
    <div className="bench">
      <p>
        <Link to={path('/admin/imports')}>{t('back')}</Link>
      </p>
      {problem && !data ? <FailedPage heading={t('head.title')} problem={problem} retry={reload} /> : null}
      {problem && data ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data ? <Register one={data} show={show} reload={reload} /> : problem ? null : <Loading />}
    </div>
  );
}

interface RegisterProps {
  one: Import;
  show: (one: Import) => void;
  reload: () => Promise<void>;
}

function Register({ one, show, reload }: RegisterProps) {
  const t = useTexts(importsTexts);
  const format = useFormat();
  const state = shownState(one);
  const [asking, setAsking] = useState(false);
  useOfferToRevert(one, () => setAsking(true));
  const presets = useCall(listImports, { query: { limit: 1 } }).data?.presets;
  return (
    <>
      <header>
        <h1>{one.file_name}</h1>
        <p className="row">
          <Badge {...IMPORT_MARKS[state]}>{t(`state.${state}`)}</Badge>
          <span className="muted">
            {one.finished_at
              ? t('ended', { at: format.instant(one.finished_at, ownTimeZone()) })
              : t('kept', { at: format.instant(one.expires_at, ownTimeZone()) })}
          </span>
        </p>
      </header>
      {one.run ? <Origin one={one} run={one.run} /> : null}
      {one.run ? (
        <Reverting run={one.run} isAsking={asking} onChanged={reload} onClose={() => setAsking(false)} />
      ) : null}
      <Outcome one={one} show={show} reload={reload} onRevert={() => setAsking(true)} />
      {one.actions.includes('describe') ? (
        <KindsForm key={`kinds ${one.version}`} one={one} show={show} reload={reload} />
      ) : null}
      {one.actions.includes('describe') && presets ? (
        <DescribeForm key={`form ${one.version}`} one={one} presets={presets} show={show} reload={reload} />
      ) : null}
      {one.reading && one.actions.includes('describe') ? (
        <PreviewRows key={`rows ${one.version}`} id={one.id} columns={one.reading.columns} />
      ) : null}
    </>
  );
}

/** What was imported, under which terms, and by whom: uploaded by an admin, or by the command line. */
function Origin({ one, run }: { one: Import; run: ImportRun }) {
  const t = useTexts(importsTexts);
  const format = useFormat();
  const by = one.from === 'command_line' ? t('result.commandLine') : one.started_by;
  const facts = [
    { name: t('result.source'), value: run.source_name },
    { name: t('result.licence'), value: run.licence },
    { name: t('result.rows'), value: format.number(run.rows) },
    { name: t('result.by'), value: by },
  ];
  return <Facts items={facts.filter(({ value }) => value !== null)} />;
}
