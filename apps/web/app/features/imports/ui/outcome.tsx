import { checkImport, commitImport, type Import, type ImportRun, withdrawImport } from '@travesia/contracts/imports';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useAct } from '../../../lib/calls/use-act.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Facts } from '../../../ui/overlay/disclosure.tsx';
import { FailedAct } from '../../../lib/workbench/states.tsx';
import { isRunning } from '../import-view.ts';
import { importsTexts } from '../texts.ts';
import { Findings } from './findings.tsx';
import { Understood } from './understood.tsx';

interface OutcomeProps {
  one: Import;
  show: (one: Import) => void;
  reload: () => Promise<void>;
  /** Asks whether to take the import back. */
  onRevert: () => void;
}

const COUNTED = ['added', 'updated', 'unchanged', 'merged', 'possible', 'warned', 'refused'] as const;

/** The result of the test run or import, and the next step. */
export function Outcome({ one, show, reload, onRevert }: OutcomeProps) {
  const t = useTexts(importsTexts);
  const format = useFormat();
  const { busy, problem, run: perform } = useAct();
  const { id, version, actions, counts, progress, failure, unreadable, run } = one;
  // The three calls have the same input and output.
  const act = (endpoint: typeof checkImport) =>
    void perform(async () => {
      try {
        show(await sessionCall(endpoint, { params: { id }, body: { version } }));
      } catch (error) {
        await reload();
        throw error;
      }
    });
  const writes = counts ? counts.added + counts.updated + counts.merged : 0;
  return (
    <>
      {unreadable ? (
        <Notice tone="warning" title={t('unreadable')}>
          <p lang="en">{unreadable.message}</p>
        </Notice>
      ) : null}
      {failure ? (
        <Notice tone="danger" role="alert" title={t('failed')}>
          <p lang="en">{failure === 'unexpected' ? t('failed.unexpected') : failure}</p>
        </Notice>
      ) : null}
      {isRunning(one) ? (
        <div role="status">
          <p className="strong">{t(`running.${one.state === 'checking' ? 'check' : 'commit'}`)}</p>
          <progress
            className="bench-progress"
            aria-label={t('progress')}
            {...(progress ? { value: progress, max: 1 } : {})}
          />
        </div>
      ) : null}
      {counts ? (
        <section>
          <h2>{t(one.state === 'done' ? 'result.done' : 'result.checked')}</h2>
          <Facts items={COUNTED.map((key) => ({ name: t(`count.${key}`), value: format.number(counts[key]) }))} />
          <Understood report={counts.report} rows={one.reading?.rows ?? 0} />
        </section>
      ) : null}
      <FailedAct problem={problem} />
      <div className="row">
        {actions.includes('commit') ? (
          <Button type="button" variant="primary" icon="database" busy={busy} onClick={() => act(commitImport)}>
            {t('commit', { count: writes })}
          </Button>
        ) : null}
        {actions.includes('check') ? (
          <Button
            type="button"
            variant={actions.includes('commit') ? 'secondary' : 'primary'}
            icon="list-checks"
            busy={busy}
            onClick={() => act(checkImport)}
          >
            {t(counts ? 'check.again' : 'check')}
          </Button>
        ) : null}
        {actions.includes('withdraw') ? (
          <Button type="button" variant="quiet" icon="trash-2" busy={busy} onClick={() => act(withdrawImport)}>
            {t('withdraw')}
          </Button>
        ) : null}
        {run ? <RevertButton run={run} onRevert={onRevert} /> : null}
      </div>
      {counts && one.state !== 'withdrawn' ? <Findings key={version} id={id} counts={counts} /> : null}
    </>
  );
}

/** The way back from an import, as long as there is one. */
function RevertButton({ run, onRevert }: { run: ImportRun; onRevert: () => void }) {
  const t = useTexts(importsTexts);
  const format = useFormat();
  if (!run.revertible_until || !run.actions.includes('revert')) return null;
  return (
    <>
      <Button type="button" icon="undo-2" onClick={onRevert}>
        {t('revert')}
      </Button>
      <span className="small muted">
        {t('revert.until', { at: format.instant(run.revertible_until, ownTimeZone()) })}
      </span>
    </>
  );
}
