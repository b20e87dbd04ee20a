import { listRecipients, type Recipient } from '@travesia/contracts/messaging';
import { useEffect, useId, useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../lib/screen/failed-load.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { Desk } from '../desk.ts';
import { messagingTexts } from '../texts.ts';
import { Face } from '../ui/face.tsx';
import { ListShapes } from '../ui/shapes.tsx';

const PAUSE_MS = 250;

/** Whom to write to: those one knows first, others by name or city. */
export function FindRecipient({ desk, onChoose }: { desk: Desk; onChoose: (recipient: Recipient) => void }) {
  const t = useTexts(messagingTexts);
  const id = useId();
  const [text, setText] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, problem, reload, isLoading } = useCall(listRecipients, { query: q ? { q } : {} });
  return (
    <div className="msg-find">
      <label htmlFor={id} className="field-label">
        {t(`begin.to.${desk.side}`)}
      </label>
      <div className="msg-search">
        <Icon name="search" />
        <input
          type="search"
          id={id}
          className="input"
          autoComplete="off"
          maxLength={200}
          placeholder={t(`begin.search.${desk.side}`)}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data ? (
        <>
          <p role="status" className={data.data.length ? 'sr-only' : 'muted'}>
            {isLoading
              ? null
              : data.data.length
                ? t('begin.found', { count: data.data.length })
                : t(q ? 'begin.nobody' : `begin.none.${desk.side}`)}
          </p>
          <ul className="msg-recipients" aria-label={t('begin.results')}>
            {data.data.map((recipient) => (
              <li key={`${recipient.type} ${recipient.id}`}>
                <button type="button" className="msg-recipient" onClick={() => onChoose(recipient)}>
                  <Face name={recipient.name} party={recipient.type} picture={recipient.avatar_url} size={36} isPlace />
                  <span>
                    <span className="strong">{recipient.name}</span>
                    <span className="small muted">
                      {recipient.place ?? (recipient.type === 'organization' ? t('party.organization') : null)}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : problem ? null : (
        <ListShapes rows={4} />
      )}
    </div>
  );
}
