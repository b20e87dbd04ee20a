import { getTicketCustomer, type TicketCustomer } from '@travesia/contracts/support';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useQueryHref } from '../../../../lib/list/use-query-href.ts';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { PersonFact, PersonFacts, PersonPart, PersonRecords } from '../../../../lib/workbench/person/person-parts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Badge, DemoBadge } from '../../../../ui/badge/badge.tsx';
import { StateBadge } from '../../ui/parts/state-badge.tsx';
import { supportTexts } from '../../texts.ts';
import { workplaceTexts } from './texts.ts';

/** Width from which the panel has room beside the ticket. */
const BESIDE = '(min-width: 1101px)';

/** Who is asking: account, sign-in, workplace, other tickets and requests. Closed at first on a phone. */
export function CustomerPanel({ ticket }: { ticket: string }) {
  const t = useTexts(workplaceTexts);
  const customer = useCall(getTicketCustomer, { params: { id: ticket } });
  const [isBeside] = useState(() => window.matchMedia(BESIDE).matches);
  return (
    <details className="ticket-customer" open={isBeside}>
      <summary>{t('customer.title')}</summary>
      <LoadState loaded={customer}>{(data) => <Customer customer={data} />}</LoadState>
    </details>
  );
}

function Customer({ customer }: { customer: TicketCustomer }) {
  const t = useTexts(workplaceTexts);
  const ts = useTexts(supportTexts);
  const format = useFormat();
  const zone = ownTimeZone();
  const { id, name, email, role, status, place, time_zone: timeZone, works_for: work, last_seen_at: seen } = customer;
  const [now] = useState(() => new Date().toISOString());
  return (
    <div className="stack">
      <p className="row">
        <ScreenLink to={`/admin/users/${id}`} className="strong">
          {name}
        </ScreenLink>
        {customer.demo ? <DemoBadge>{ts('inbox.demoPerson')}</DemoBadge> : null}
      </p>
      <PersonFacts>
        <PersonFact name={t('customer.role')}>{ts(`role.${role}`)}</PersonFact>
        {work ? (
          <PersonFact name={t('customer.works')}>
            <ScreenLink to={`/admin/${work.kind === 'provider' ? 'providers' : 'organizations'}/${work.id}`}>
              {work.name}
            </ScreenLink>
          </PersonFact>
        ) : null}
        <PersonFact name={t('customer.email')}>
          {email}{' '}
          <Badge
            tone={customer.email_verified ? 'success' : 'warning'}
            icon={customer.email_verified ? 'circle-check' : 'clock'}
          >
            {t(customer.email_verified ? 'customer.confirmed' : 'customer.unconfirmed')}
          </Badge>
        </PersonFact>
        <PersonFact name={t('customer.status')}>{t(`status.${status}`)}</PersonFact>
        <PersonFact name={t('customer.language')}>{format.languageAlone(customer.language)}</PersonFact>
        <PersonFact name={t('customer.country')}>
          {customer.country ? format.region(customer.country) : t('customer.unknown')}
        </PersonFact>
        {place && timeZone ? (
          <PersonFact name={t('customer.time')}>
            {t('customer.timeIn', { time: format.time(now, timeZone), place })}
          </PersonFact>
        ) : null}
        <PersonFact name={t('customer.since')}>{format.dayOf(customer.created_at, zone)}</PersonFact>
        <PersonFact name={t('customer.seen')}>{seen ? format.instant(seen, zone) : t('customer.never')}</PersonFact>
      </PersonFacts>
      <Hurdles customer={customer} />
      <Others customer={customer} />
    </div>
  );
}

function Hurdles({ customer: { id, sign_in_hurdles: hurdles } }: { customer: TicketCustomer }) {
  const t = useTexts(workplaceTexts);
  return (
    <PersonPart heading={t('customer.signIn')}>
      {hurdles.some(({ blocks }) => blocks) ? null : <p>{t('customer.canSignIn')}</p>}
      <ul className="person-list">
        {hurdles.map(({ because, blocks, reason }) => (
          <li key={because}>
            <Badge tone={blocks ? 'danger' : 'info'} icon={blocks ? 'circle-x' : 'info'}>
              {t(`hurdle.${because}`)}
            </Badge>
            {reason ? <p className="small">{reason}</p> : null}
          </li>
        ))}
      </ul>
      {hurdles.length > 0 ? <ScreenLink to={`/admin/users/${id}`}>{t('customer.help')}</ScreenLink> : null}
    </PersonPart>
  );
}

function Others({ customer }: { customer: TicketCustomer }) {
  const t = useTexts(workplaceTexts);
  const format = useFormat();
  const href = useQueryHref();
  const zone = ownTimeZone();
  const { tickets, tickets_total: ticketsTotal, requests, requests_total: requestsTotal } = customer;
  return (
    <>
      <PersonPart heading={t('customer.tickets', { count: ticketsTotal })}>
        <PersonRecords
          records={tickets.map((one) => ({
            key: one.id,
            link: (
              <Link to={href({ ticket: one.id })} preventScrollReset>
                {one.subject}
              </Link>
            ),
            line: (
              <>
                <StateBadge state={one.state} />
                {format.dayOf(one.updated_at, zone)}
              </>
            ),
          }))}
        />
      </PersonPart>
      {requestsTotal > 0 ? (
        <PersonPart heading={t('customer.requests', { count: requestsTotal })}>
          <PersonRecords
            records={requests.map((one) => ({
              key: one.id,
              link: <ScreenLink to={`/admin/requests/${one.id}`}>{one.reference}</ScreenLink>,
              line: `${t(`lead.${one.kind}`)}, ${format.dayOf(one.received_at, zone)}`,
            }))}
          />
        </PersonPart>
      ) : null}
    </>
  );
}
