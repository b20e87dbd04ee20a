import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { isUnreached, type Outgoing } from '../data/outgoing.ts';
import { HeldRow } from '../proposals/held-row.tsx';
import { HeldRecordRows } from '../records/held-record-rows.tsx';
import { messagingTexts } from '../texts.ts';
import { FileCards } from './file-cards.tsx';
import { MessageText } from './message-text.tsx';

interface OutgoingRowsProps {
  queue: readonly Outgoing[];
  isOnline: boolean;
  onRetry: (id: string) => void;
  onDrop: (id: string) => void;
}

/** Messages on their way, after all others. What failed stays where it is, with what can be done. */
export function OutgoingRows({ queue, isOnline, onRetry, onDrop }: OutgoingRowsProps) {
  const t = useTexts(messagingTexts);
  const locale = useLocale();
  return queue.map(({ id, content, files, records, proposal, state, problem }) => (
    <li key={id} className="msg-group msg-ours">
      <div className="msg-stack">
        <div className="msg-one" data-message={id} data-state={state}>
          {content ? (
            <div className="msg-bubble msg-bubble-going">
              <MessageText text={content} />
            </div>
          ) : null}
          <FileCards files={files} />
          {records ? <HeldRecordRows records={records} /> : null}
          {proposal ? <HeldRow held={proposal} /> : null}
          {state === 'failed' ? (
            <div className="msg-failed" role="alert">
              <p>
                <Icon name="circle-alert" /> {t('failed')}
              </p>
              {/* Why the server can’t be reached is no news. */}
              {problem && !isUnreached(problem) ? <p>{problemText(locale, problem)}</p> : null}
              <p>
                <button type="button" className="msg-link" onClick={() => onRetry(id)}>
                  {t('failed.again')}
                </button>
                <span aria-hidden="true">·</span>
                <button type="button" className="msg-link msg-link-danger" onClick={() => onDrop(id)}>
                  {t('failed.drop')}
                </button>
              </p>
            </div>
          ) : (
            <p className="msg-marks">{t(isOnline ? 'sending' : 'sending.offline')}</p>
          )}
        </div>
      </div>
    </li>
  ));
}
