import { closeTicket, reopenTicket, type Ticket } from '@travesia/contracts/support';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { supportTexts } from '../../texts.ts';
import { expectedText } from '../../ticket-view.ts';
import { ContextFacts } from '../parts/context-facts.tsx';
import { FailedAct } from '../parts/failed-act.tsx';
import { StateBadge } from '../parts/state-badge.tsx';
import { ThreadMessage } from '../../../../lib/workbench/thread-message.tsx';
import { MessageFiles } from '../../files/message-files.tsx';
import { readOwnFile } from '../../files/read-files.ts';
import { ReplyForm } from './reply-form.tsx';

interface TicketThreadProps {
  ticket: Ticket;
  show: (ticket: Ticket) => void;
  /** Timestamp in milliseconds since which refreshing has failed; null when current. */
  staleSince: number | null;
}

/** A ticket as its owner reads and answers it. */
export function TicketThread({ ticket, show, staleSince }: TicketThreadProps) {
  const t = useTexts(supportTexts);
  const format = useFormat();
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const { busy, problem, run } = useAct();
  const { id, version, expected_reply: expected, actions } = ticket;
  const zone = ownTimeZone();
  const close = () =>
    run(async () => {
      show(await sessionCall(closeTicket, { params: { id }, body: { version } }));
      showToast(t('ticket.closed'));
    });
  const reopen = () =>
    run(async () => {
      show(await sessionCall(reopenTicket, { params: { id }, body: { version } }));
      showToast(t('ticket.reopened'));
    });
  return (
    <>
      <header>
        <h1>{ticket.subject}</h1>
        <p className="row small muted">
          <StateBadge state={ticket.state} />
          <span>{t(`topic.${ticket.topic}`)}</span>
          <span>
            {t('ticket.meta', { reference: ticket.reference, date: format.instant(ticket.created_at, zone) })}
          </span>
        </p>
      </header>
      {expected ? <Notice icon="clock">{isDemo ? t('expect.demo') : expectedText(t, expected)}</Notice> : null}
      <section className="portal-section portal-section-main" aria-labelledby="thread">
        <h2 id="thread" className="sr-only">
          {t('ticket.thread')}
        </h2>
        <ol className="thread">
          {ticket.messages.map(({ id: messageId, by, name, text, files, at }) => (
            <ThreadMessage
              key={messageId}
              mark={by === 'me' ? 'own' : 'other'}
              who={by === 'me' ? t('ticket.me') : name ? t('ticket.team', { name }) : t('ticket.teamOnly')}
              at={at}
              text={text}
            >
              <MessageFiles files={files} read={readOwnFile} />
            </ThreadMessage>
          ))}
        </ol>
        <p role="status" className="small muted">
          {staleSince === null
            ? null
            : t('ticket.stale', { time: format.time(new Date(staleSince).toISOString(), zone) })}
        </p>
      </section>
      <FailedAct problem={problem} />
      {actions.includes('reply') ? <ReplyForm ticket={ticket} show={show} /> : null}
      <div className="row">
        {actions.includes('close') ? (
          <Button type="button" icon="check" busy={busy} onClick={() => void close()}>
            {t('ticket.close')}
          </Button>
        ) : null}
        {actions.includes('reopen') ? (
          <Button type="button" busy={busy} onClick={() => void reopen()}>
            {t('ticket.reopen')}
          </Button>
        ) : null}
      </div>
      {ticket.context ? (
        <Disclosure summary={t('context.attached')}>
          <ContextFacts context={ticket.context} />
        </Disclosure>
      ) : null}
      <p className="small muted">{t('ticket.privacy')}</p>
    </>
  );
}
