import './packs.css';
import type { RecordExport } from '@travesia/contracts/records';
import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { FieldScope } from '../../../ui/field/field-id.ts';
import { ExportRow } from './export-row.tsx';
import { NewExport } from './new-export.tsx';
import { packsTexts } from './texts.ts';
import { isRunning, useRecordExports } from './use-record-exports.ts';

/** The newest in any state, and older ones while they can be downloaded. */
const worthShowing = (exports: readonly RecordExport[]): RecordExport[] =>
  exports.filter((one, at) => at === 0 || one.actions.includes('download'));

/** Puts records into one file, and has the files that were made. It can be closed while one is made. */
export function PacksDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(packsTexts);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const known = useRecordExports();
  const { loaded, problem, asking } = known;
  return (
    <dialog ref={dialog} className="dialog pack-dialog" aria-labelledby={id} onClose={onClose}>
      <FieldScope value={id}>
        <div className="dialog-head">
          <h2 id={id} className="dialog-title">
            {t('title')}
          </h2>
        </div>
        <LoadState loaded={loaded}>
          {({ data }) => {
            const isMaking = data.some(isRunning);
            return (
              <div className="stack">
                <p role="status" className="sr-only">
                  {isMaking ? t('status.making') : data[0]?.actions.includes('download') ? t('status.ready') : null}
                </p>
                {data.length ? (
                  <ul className="pack-list" aria-label={t('files')}>
                    {worthShowing(data).map((one) => (
                      <ExportRow key={one.id} one={one} known={known} />
                    ))}
                  </ul>
                ) : null}
                <ActProblem problem={problem} />
                {isMaking ? (
                  <ActProblem problem={asking.problem} />
                ) : (
                  <NewExport asking={asking} request={known.request} onClose={close} />
                )}
              </div>
            );
          }}
        </LoadState>
        {loaded.data && !loaded.data.data.some(isRunning) ? null : (
          <div className="dialog-actions">
            <Button type="button" onClick={close}>
              {t('close')}
            </Button>
          </div>
        )}
      </FieldScope>
    </dialog>
  );
}
