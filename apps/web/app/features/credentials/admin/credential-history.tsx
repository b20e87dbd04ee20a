import { type AdminCredential, listCredentialHistory, type CredentialEntry } from '@travesia/contracts/credentials';
import { useEffect, useId, useRef } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { FailedLoad } from '../../../lib/screen/failed-load.tsx';
import { LinesLoading } from '../../../lib/workbench/screen/failed.tsx';
import { When } from '../../../lib/workbench/screen/when.tsx';
import { credentialsTexts } from './texts.ts';
import { useAccreditors } from './use-accreditors.ts';
import { useCredentialName } from './use-credential-name.ts';
import { useCredentialValue } from './use-credential-value.ts';

interface CredentialHistoryProps {
  providerId: string;
  credential: AdminCredential;
  onClose: () => void;
}

/** History of a credential: actions, actors, reasons and changed values. */
export function CredentialHistory({ providerId: id, credential, onClose }: CredentialHistoryProps) {
  const t = useTexts(credentialsTexts);
  const title = useId();
  const credentialName = useCredentialName();
  const shown = useCredentialValue(useAccreditors().data);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { data, problem, reload } = useCall(listCredentialHistory, { params: { id, credential: credential.id } });
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={title} onClose={onClose}>
      <div className="stack">
        <div className="dialog-head">
          <h2 id={title} className="dialog-title">
            {t('credentials.title.history', { credential: credentialName(credential) })}
          </h2>
        </div>
        {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
        {data ? (
          data.data.length === 0 ? (
            <p className="muted">{t('credentials.history.empty')}</p>
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
            {t('credentials.close')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

interface EntryProps {
  entry: CredentialEntry;
  shown: ReturnType<typeof useCredentialValue>;
}

function Entry({ entry: { at, act, by, reason, source, changes }, shown }: EntryProps) {
  const t = useTexts(credentialsTexts);
  return (
    <li>
      <div>
        <p className="strong">{t(`credentials.history.${act}`)}</p>
        <p className="small muted">{[by ?? t('person.hidden'), reason].filter(Boolean).join(' · ')}</p>
        {source ? <p className="small muted">{t('credential.source', { source })}</p> : null}
        {changes.length ? (
          <dl className="admin-changes">
            {changes.map(({ field, before, after }) => (
              <div key={field}>
                <dt>{t(`credentials.field.${field}`)}</dt>
                <dd>
                  {before === null && after === null ? (
                    t('credentials.history.silent')
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
