import type { PackageSummary } from '@travesia/contracts/packages';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { RealMark } from '../../../../ui/badge/real-mark.tsx';
import { LeadingFigure } from '../../../../ui/price/leading-price.tsx';
import { homeTexts } from '../texts.ts';

interface TicketProps {
  offer: PackageSummary;
  /** The package's page, without language prefix. */
  to: string;
}

/** A published package as a ticket: its all-in price, nights, earliest flight home, and the price at home beside it. */
export function Ticket({ offer, to }: TicketProps) {
  const t = useTexts(homeTexts);
  const format = useFormat();
  const path = useLocalPath();
  const { shown_price: price, treatment, city, provider } = offer;
  return (
    <article className="ticket" aria-label={t('ticket.label', { treatment: treatment.name, city: city.name })}>
      <div className="ticket-top">
        <p className="row between small">
          <span className="muted">{t('ticket.place', { treatment: treatment.name, city: city.name })}</span>
          <RealMark demo={offer.demo} />
        </p>
        <p className="ticket-price">
          <LeadingFigure offer={offer} size="huge" />
        </p>
        {price.approximate ? (
          <p className="tiny muted num">{t('ticket.own', { price: format.money(offer.price) })}</p>
        ) : null}
        <ul className="ticket-facts">
          <li>{t.rich('ticket.nights', { b: <b /> }, { count: offer.nights_included })}</li>
          <li>{t.rich('ticket.flight', { b: <b /> }, { day: offer.fly_home_min_days })}</li>
          <li>
            {t.rich('ticket.lines', { b: <b /> }, { answered: offer.answered_count, lines: offer.answers.length })}
          </li>
        </ul>
      </div>
      <div className="ticket-stub">
        <HomeBars offer={offer} />
        <p className="small ticket-who">
          <a href={path(to)}>{provider.name}</a>
          <span className="muted">
            {t('ticket.included', { included: offer.included_count, lines: offer.answers.length })}
          </span>
        </p>
      </div>
    </article>
  );
}

function HomeBars({ offer: { shown_price: price, home_price: home } }: Pick<TicketProps, 'offer'>) {
  const t = useTexts(homeTexts);
  const format = useFormat();
  if (!home) return null;
  const max = Math.max(home.high.amount, price.amount);
  const share = (amount: number) => `${Math.round((1000 * amount) / max) / 10}%`;
  return (
    <dl className="ticket-bars">
      <dt>{t('ticket.home', { country: home.country.name })}</dt>
      <dd className="num">{format.shownRange(home.low, home.high)}</dd>
      <dd className="ticket-bar" aria-hidden="true">
        <span
          className="range-home"
          style={{ '--from': share(home.low.amount), '--length': share(home.high.amount - home.low.amount) }}
        />
      </dd>
      <dt>{t('ticket.here')}</dt>
      <dd className="num strong">{format.shown(price)}</dd>
      <dd className="ticket-bar" aria-hidden="true">
        <span style={{ '--from': '0%', '--length': share(price.amount) }} />
      </dd>
    </dl>
  );
}
