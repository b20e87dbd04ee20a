import { type AdminTicket, closeAnyTicket, getAnyTicket } from '@travesia/contracts/support';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { supportTexts } from '../../texts.ts';
import { ContextFacts } from '../../ui/parts/context-facts.tsx';
import { FailedAct } from '../../ui/parts/failed-act.tsx';
import { Loading } from '../../ui/parts/loading.tsx';
import { StateBadge } from '../../ui/parts/state-badge.tsx';
import { CustomerPanel } from '../workplace/customer-panel.tsx';
import { TeamThread } from '../workplace/team-thread.tsx';
import { AssignForm } from './assign-form.tsx';
import { TeamReplyForm } from '../workplace/team-reply-form.tsx';

interface TeamTicketProps {
  id: string;
  /** Called when something shown in the list has changed. */
  changed: () => Promise<void>;
  back: () => void;
}

/** A ticket as the team reads and answers it. Loading it is recorded in the audit log. */
export function TeamTicket({ id, changed, back }: TeamTicketProps) {
  const t = useTexts(supportTexts);
  const { data, problem, reload, show } = useCall(getAnyTicket, { params: { id } });
  const showChanged = (ticket: AdminTicket) => {
    show(ticket);
    void changed();
  };
  return (
    <>
      <Button type="button" size="small" icon="arrow-left" className="inbox-back" onClick={back}>
        {t('inbox.back')}
      </Button>
      {data ? (
        <div className="ticket-desk">
          <Shown ticket={data} show={showChanged} />
          <CustomerPanel ticket={id} />
        </div>
      ) : problem ? (
        <FailedLoad problem={problem} retry={reload} />
      ) : (
        <Loading lines={4} />
      )}
    </>
  );
}

function Shown({ ticket, show }: { ticket: AdminTicket; show: (ticket: AdminTicket) => void }) {
  const t = useTexts(supportTexts);
  const format = useFormat();
  const { busy, problem, run } = useAct();
  const { id, version, requester, actions } = ticket;
  const who = { name: requester.name, role: t(`role.${requester.role}`) };
  const close = () =>
    run(async () => {
      show(await sessionCall(closeAnyTicket, { params: { id }, body: { version } }));
      showToast(t('team.closed'));
    });
  return (
    <article aria-labelledby="team-ticket">
      <h2 id="team-ticket">{ticket.subject}</h2>
      <p className="row small muted">
        <StateBadge state={ticket.state} />
        <span>{ticket.reference}</span>
        <span>{t(`topic.${ticket.topic}`)}</span>
      </p>
      <p className="small">
        {requester.place ? t('team.of', { ...who, place: requester.place }) : t('team.asks', who)}.{' '}
        <b>{t('team.language', { language: format.language(requester.language) })}</b>
      </p>
      {actions.includes('assign') ? <AssignForm key={version} ticket={ticket} show={show} /> : null}
      <TeamThread ticket={ticket} show={show} />
      {ticket.context ? (
        <Disclosure summary={t('team.facts')}>
          <ContextFacts context={ticket.context} />
        </Disclosure>
      ) : null}
      <TeamReplyForm ticket={ticket} show={show} />
      <FailedAct problem={problem} />
      {actions.includes('close') ? (
        <Button type="button" icon="check" busy={busy} onClick={() => void close()}>
          {t('team.close')}
        </Button>
      ) : null}
    </article>
  );
}
