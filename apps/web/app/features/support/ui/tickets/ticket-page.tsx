import { getTicket, type Ticket } from '@travesia/contracts/support';
import { useCallback, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../../lib/portal/portal-page.tsx';
import { FailedLoad } from '../../../../lib/portal/failed-load.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useLoaded } from '../../../../lib/calls/use-loaded.ts';
import { usePolled } from '../../../../lib/calls/use-polled.ts';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { gateOf, type SupportBase } from '../../gate-of.ts';
import { supportTexts } from '../../texts.ts';
import { Loading } from '../parts/loading.tsx';
import { TicketThread } from './ticket-thread.tsx';

interface TicketPageProps {
  /** Path of the help page that it lies below. */
  base: SupportBase;
  id: string;
}

const MISSING = ['support.ticket_not_found', 'request.invalid'];

/** One question with everything that was written. */
export function TicketPage({ base, id }: TicketPageProps) {
  const t = useTexts(supportTexts);
  const path = useLocalPath();
  return (
    <PortalPage title={t('head.ticket')} description={t('head.description')} {...gateOf(base)}>
      <div className="help-ticket">
        <Link to={path(base)} className="row small help-back">
          <Icon name="arrow-left" />
          {t('ticket.back')}
        </Link>
        <OneTicket key={id} base={base} id={id} />
      </div>
    </PortalPage>
  );
}

function OneTicket({ base, id }: TicketPageProps) {
  const t = useTexts(supportTexts);
  const path = useLocalPath();
  const load = useCallback(() => sessionCall(getTicket, { params: { id } }, { background: true }), [id]);
  const { data, problem, reload, show } = useLoaded(load);
  if (data) return <Live ticket={data} show={show} />;
  if (!problem) return <Loading lines={4} />;
  if (!MISSING.includes(problem.code)) return <FailedLoad problem={problem} retry={reload} />;
  return (
    <>
      <h1>{t('ticket.missing')}</h1>
      <EmptyState
        title={t('ticket.missingText')}
        action={
          <LinkButton variant="primary" href={path(base)}>
            {t('ticket.back')}
          </LinkButton>
        }
      />
    </>
  );
}

/** Asks for what is new while it is looked at. */
function Live({ ticket, show }: { ticket: Ticket; show: (ticket: Ticket) => void }) {
  const { id, version } = ticket;
  const shown = useRef(version);
  useEffect(() => {
    shown.current = version;
  }, [version]);
  const refresh = useCallback(async () => {
    const newest = await sessionCall(getTicket, { params: { id } }, { background: true });
    // What was asked for before the person wrote does not take their message away again.
    if (newest.version >= shown.current) show(newest);
    return newest.version;
  }, [id, show]);
  const { isStale, at } = usePolled(refresh);
  return <TicketThread ticket={ticket} show={show} staleSince={isStale ? at : null} />;
}
