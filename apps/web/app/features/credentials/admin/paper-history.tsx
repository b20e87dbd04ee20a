import { type AdminPaper, listPaperHistory, type PaperEntry } from '@travesia/contracts/credentials';
import { useEffect, useId, useRef } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { FailedLoad } from '../../../lib/screen/failed-load.tsx';
import { LinesLoading } from '../../../lib/workbench/screen/failed.tsx';
import { When } from '../../../lib/workbench/screen/when.tsx';
import { credentialsTexts } from './texts.ts';
import { useAccreditors } from './use-accreditors.ts';
import { usePaperName } from './use-paper-name.ts';
import { usePaperValue } from './use-paper-value.ts';

interface PaperHistoryProps {
  providerId: string;
  paper: AdminPaper;
  onClose: () => void;
}

/** What was done with a paper, by whom, why, and what was other than before. */
export function PaperHistory({ providerId: id, paper, onClose }: PaperHistoryProps) {
  const t = useTexts(credentialsTexts);
  const title = useId();
  const paperName = usePaperName();
  const shown = usePaperValue(useAccreditors().data);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { data, problem, reload } = useCall(listPaperHistory, { params: { id, paper: paper.id } });
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={title} onClose={onClose}>
      <div className="stack">
        <div className="dialog-head">
          <h2 id={title} className="dialog-title">
            {t('papers.title.history', { paper: paperName(paper) })}
          </h2>
        </div>
        {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
        {data ? (
          data.data.length === 0 ? (
            <p className="muted">{t('papers.history.empty')}</p>
          ) : (
            <ol className="admin-lines admin-lines-plain">
              {data.data.map((entry) => (
                <Entry key={entry.id} entry={entry} shown={shown} />
              ))}
            </ol>
          )
        ) : problem ? null : (
          <LinesLoading lines={3} />
        )}
        <div className="dialog-actions">
          <Button type="button" onClick={() => dialog.current?.close()}>
            {t('papers.close')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

interface EntryProps {
  entry: PaperEntry;
  shown: ReturnType<typeof usePaperValue>;
}

function Entry({ entry: { at, act, by, reason, source, changes }, shown }: EntryProps) {
  const t = useTexts(credentialsTexts);
  return (
    <li>
      <div>
        <p className="strong">{t(`papers.history.${act}`)}</p>
        <p className="small muted">{[by ?? t('person.hidden'), reason].filter(Boolean).join(' · ')}</p>
        {source ? <p className="small muted">{t('paper.source', { source })}</p> : null}
        {changes.length ? (
          <dl className="admin-changes">
            {changes.map(({ field, before, after }) => (
              <div key={field}>
                <dt>{t(`papers.field.${field}`)}</dt>
                <dd>
                  {before === null && after === null ? (
                    t('papers.history.silent')
                  ) : (
                    <>
                      <del>{shown(field, before) ?? t('diff.nothing')}</del>
                      <ins>{shown(field, after) ?? t('diff.nothing')}</ins>
                    </>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
      <span className="small muted">
        <When at={at} />
      </span>
    </li>
  );
}
