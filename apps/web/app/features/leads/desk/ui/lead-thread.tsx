import type { LeadRecord } from '@travesia/contracts/leads';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ThreadMessage } from '../../../../lib/workbench/thread-message.tsx';
import { deskTexts } from '../texts.ts';
import { StatusBadge } from './status-badge.tsx';

/** Answers and internal notes, oldest first. */
export function LeadThread({ lead: { messages } }: { lead: LeadRecord }) {
  const t = useTexts(deskTexts);
  if (!messages.length) return null;
  return (
    <section aria-labelledby="lead-thread" className="stack">
      <h2 id="lead-thread">{t('thread.heading')}</h2>
      <ol className="thread">
        {messages.map(({ id, internal, by, name, text, at }) => (
          <ThreadMessage
            key={id}
            mark={internal ? 'note' : 'own'}
            who={[internal ? t('thread.note') : null, name ?? t('thread.gone'), t(`by.${by}`)]
              .filter(Boolean)
              .join(', ')}
            at={at}
            text={text}
          />
        ))}
      </ol>
    </section>
  );
}

/** When it arrived and how its status changed, with who did it and why. */
export function LeadHistory({ lead: { received_at: received, kind, history } }: { lead: LeadRecord }) {
  const t = useTexts(deskTexts);
  const format = useFormat();
  const first = kind === 'claim' ? 'pending' : 'received';
  const changes = [{ status: first, at: received, by: null, reason: null } as const, ...history];
  return (
    <section aria-labelledby="lead-history" className="stack">
      <h2 id="lead-history">{t('history.heading')}</h2>
      <ol className="lead-desk-history">
        {changes.map(({ status, at, by, reason }, index) => (
          <li key={index}>
            <StatusBadge status={status} />
            <p className="small muted">
              {[format.instant(at, ownTimeZone()), by, reason ? t(`reason.${reason}`) : null]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
