import { getTicketCustomer, type TicketCustomer } from '@travesia/contracts/support';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useQueryHref } from '../../../../lib/list/use-query-href.ts';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
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
      <dl className="customer-facts">
        <Fact name={t('customer.role')}>{ts(`role.${role}`)}</Fact>
        {work ? (
          <Fact name={t('customer.works')}>
            <ScreenLink to={`/admin/${work.kind === 'provider' ? 'providers' : 'organizations'}/${work.id}`}>
              {work.name}
            </ScreenLink>
          </Fact>
        ) : null}
        <Fact name={t('customer.email')}>
          {email}{' '}
          <Badge
            tone={customer.email_verified ? 'success' : 'warning'}
            icon={customer.email_verified ? 'circle-check' : 'clock'}
          >
            {t(customer.email_verified ? 'customer.confirmed' : 'customer.unconfirmed')}
          </Badge>
        </Fact>
        <Fact name={t('customer.status')}>{t(`status.${status}`)}</Fact>
        <Fact name={t('customer.language')}>{format.languageAlone(customer.language)}</Fact>
        <Fact name={t('customer.country')}>
          {customer.country ? format.region(customer.country) : t('customer.unknown')}
        </Fact>
        {place && timeZone ? (
          <Fact name={t('customer.time')}>{t('customer.timeIn', { time: format.time(now, timeZone), place })}</Fact>
        ) : null}
        <Fact name={t('customer.since')}>{format.dayOf(customer.created_at, zone)}</Fact>
        <Fact name={t('customer.seen')}>{seen ? format.instant(seen, zone) : t('customer.never')}</Fact>
      </dl>
      <Hurdles customer={customer} />
      <Others customer={customer} />
    </div>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Hurdles({ customer: { id, sign_in_hurdles: hurdles } }: { customer: TicketCustomer }) {
  const t = useTexts(workplaceTexts);
  return (
    <section aria-label={t('customer.signIn')}>
      <h3 className="small strong">{t('customer.signIn')}</h3>
      {hurdles.some(({ blocks }) => blocks) ? null : <p>{t('customer.canSignIn')}</p>}
      <ul className="customer-list">
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
    </section>
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
      <section aria-label={t('customer.tickets', { count: ticketsTotal })}>
        <h3 className="small strong">{t('customer.tickets', { count: ticketsTotal })}</h3>
        <ul className="customer-list">
          {tickets.map((one) => (
            <li key={one.id}>
              <Link to={href({ ticket: one.id })} preventScrollReset>
                {one.subject}
              </Link>
              <p className="row small muted">
                <StateBadge state={one.state} />
                {format.dayOf(one.updated_at, zone)}
              </p>
            </li>
          ))}
        </ul>
      </section>
      {requestsTotal > 0 ? (
        <section aria-label={t('customer.requests', { count: requestsTotal })}>
          <h3 className="small strong">{t('customer.requests', { count: requestsTotal })}</h3>
          <ul className="customer-list">
            {requests.map((one) => (
              <li key={one.id}>
                <ScreenLink to={`/admin/requests/${one.id}`}>{one.reference}</ScreenLink>
                <p className="small muted">
                  {t(`lead.${one.kind}`)}, {format.dayOf(one.received_at, zone)}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
