import { getTicket } from '@travesia/contracts/support';
import { Link } from 'react-router';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { gateOf, type SupportBase } from '../../gate-of.ts';
import { supportTexts } from '../../texts.ts';
import { Loading } from '../parts/loading.tsx';
import { TicketThread } from './ticket-thread.tsx';

interface TicketPageProps {
  /** Path of the parent help page. */
  base: SupportBase;
  id: string;
}

const LOOK_MS = 30_000;
const MISSING = ['support.ticket_not_found', 'request.invalid'];

/** One ticket with all its messages. */
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
  // Polled while the page is visible.
  const { data, problem, reload, show, isStale, at } = useCall(getTicket, { params: { id } }, { every: LOOK_MS });
  if (data) return <TicketThread ticket={data} show={show} staleSince={isStale ? at : null} />;
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
