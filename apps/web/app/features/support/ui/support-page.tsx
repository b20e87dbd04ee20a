import type { TicketSummary } from '@travesia/contracts/support';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../portal/index.ts';
import { gateOf, type SupportBase } from '../gate-of.ts';
import { supportTexts } from '../texts.ts';
import { FindArticles } from './articles/find-articles.tsx';
import { MyTickets } from './tickets/my-tickets.tsx';
import { NewTicket } from './tickets/new-ticket.tsx';
import { UrgentCare } from './urgent-care.tsx';

interface SupportPageProps {
  /** Path of this page without language prefix; articles and tickets are below it. */
  base: SupportBase;
}

/** Help in any portal: emergency contacts, articles, own tickets, contact form. */
export function SupportPage({ base }: SupportPageProps) {
  const t = useTexts(supportTexts);
  const [made, setMade] = useState<TicketSummary[]>([]);
  return (
    <PortalPage title={t('head.title')} description={t('head.description')} {...gateOf(base)}>
      <h1>{t('page.heading')}</h1>
      <UrgentCare />
      <div className="portal-columns">
        <div>
          <FindArticles base={base} />
        </div>
        <div className="help-side">
          <MyTickets base={base} made={made} />
          <NewTicket base={base} made={(ticket) => setMade((known) => [ticket, ...known])} />
        </div>
      </div>
    </PortalPage>
  );
}
