import type { DataExport } from '@travesia/contracts/privacy';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { privacyDataTexts } from '../texts.ts';
import { type Exports, isRunning, useExports } from '../use-exports.ts';
import { ExportLine } from './export-line.tsx';

/** Export of all data: requested, polled while in preparation, downloaded. */
export function ExportPart({ isDemo }: { isDemo: boolean }) {
  const t = useTexts(privacyDataTexts);
  const locale = useLocale();
  const known = useExports();
  const { exports, refusal, busy, request } = known;
  const isMaking = exports?.some(isRunning) ?? false;
  return (
    <div className="stack data-part" aria-busy={(exports === null && !known.problem) || undefined}>
      <h3>{t('export.heading')}</h3>
      <p className="muted">{isDemo ? t('export.text.demo') : t('export.text')}</p>
      {refusal ? (
        <Notice tone="danger" role="alert" title={t('export.refused')}>
          <p>{problemText(locale, refusal)}</p>
        </Notice>
      ) : null}
      <Copies known={known} isDemo={isDemo} />
      {exports && !isMaking ? (
        <div>
          <Button
            type="button"
            icon="file-text"
            busy={busy === 'request'}
            disabled={busy !== null}
            onClick={() => void request()}
          >
            {exports.length ? t('export.another') : t('export.ask')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Copies({ known, isDemo }: { known: Exports; isDemo: boolean }) {
  const t = useTexts(privacyDataTexts);
  const locale = useLocale();
  const { exports, problem, load } = known;
  if (exports === null && problem)
    return (
      <Notice tone="danger" role="alert" title={t('export.failed')}>
        <p>{problemText(locale, problem)}</p>
        <p className="notice-actions">
          <Button type="button" size="small" onClick={() => void load()}>
            {t('again')}
          </Button>
        </p>
      </Notice>
    );
  if (exports === null)
    return (
      <div>
        <p role="status" className="sr-only">
          {t('export.loading')}
        </p>
        <Skeleton height="3.5em" />
      </div>
    );
  return (
    <>
      <p role="status" className="sr-only">
        {exports.some(isRunning) ? t('export.making') : null}
        {exports[0] && exports[0].actions.includes('download') ? t('export.isReady') : null}
      </p>
      {exports.length ? (
        <ul className="export-list">
          {worthShowing(exports).map((one) => (
            <ExportLine key={one.id} one={one} known={known} isDemo={isDemo} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** The newest export in any state, and older ones while they can be downloaded. */
const worthShowing = (exports: readonly DataExport[]): DataExport[] =>
  exports.filter((one, at) => at === 0 || one.actions.includes('download'));
