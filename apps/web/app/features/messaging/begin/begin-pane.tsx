import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { Desk } from '../desk.ts';
import { messagingTexts } from '../texts.ts';
import { PaneHead } from '../thread/conversation-pane.tsx';
import { ThreadShapes } from '../ui/shapes.tsx';
import { BeginForm } from './begin-form.tsx';
import { FindRecipient } from './find-recipient.tsx';
import { useAskedRecipient, useExisting, useRecipientName } from './use-recipient.ts';

/** A new conversation: whom to write to, and the first message. About a journey there is one; it is opened if it has begun. */
export function BeginPane({ desk, back }: { desk: Desk; back: string }) {
  const t = useTexts(messagingTexts);
  const path = useLocalPath();
  const navigate = useNavigate();
  const [, setQuery] = useSearchParams();
  const asked = useAskedRecipient(desk);
  const name = useRecipientName(asked);
  const existing = useExisting(desk, asked);
  const at = (id: string) => path(`${desk.base}/${id}`);
  const same = existing.ofJourney && at(existing.ofJourney.id);
  useEffect(() => {
    if (same) void navigate(same, { replace: true });
  }, [same, navigate]);
  const choose = (to: Record<string, string> | null) => setQuery({ new: '1', ...to }, { preventScrollReset: true });
  return (
    <section className="msg-pane msg-pane-begin" aria-labelledby="begin">
      <PaneHead back={back}>
        <h1 id="begin">{t('begin.title')}</h1>
      </PaneHead>
      <div className="msg-begin">
        {asked.id === null ? (
          <FindRecipient desk={desk} onChoose={({ id, type }) => choose({ to: id, type })} />
        ) : existing.isLoading || same ? (
          <ThreadShapes />
        ) : (
          <>
            <p className="msg-begin-to">
              <span className="muted">{t('begin.for')}</span> <b>{name ?? t(`party.${asked.type}`)}</b>{' '}
              <button type="button" className="msg-link" onClick={() => choose(null)}>
                {t('begin.change')}
              </button>
            </p>
            {existing.other ? (
              <Notice>
                <p>{t.rich('begin.existing', { link: <Link to={at(existing.other.id)}>{null}</Link> })}</p>
              </Notice>
            ) : null}
            <BeginForm
              key={asked.id}
              desk={desk}
              recipient={{ ...asked, id: asked.id }}
              onBegun={({ id }) => void navigate(at(id), { replace: true })}
            />
          </>
        )}
      </div>
    </section>
  );
}
