import './quotes-desk.css';
import type { Journey, QuoteSummary } from '@travesia/contracts/journeys';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { mustStillSign } from '../../desk/must-still-sign.ts';
import { quoteTexts } from '../texts.ts';
import { QuoteBadge } from '../ui/quote-status.tsx';
import { WriteQuote } from './acts/write-quote.tsx';
import { quoteDeskTexts } from './texts.ts';

interface QuotesSectionProps {
  journey: Journey;
  /** Path of the journey's quotes, without language prefix; without it they are only listed. */
  at?: string | undefined;
}

/** The quotes and change orders of a journey, newest first, and writing the next one. */
export function QuotesSection({ journey, at }: QuotesSectionProps) {
  const t = useTexts(quoteDeskTexts);
  const { quotes, provider, status } = journey;
  const mustSign = mustStillSign(journey);
  return (
    <section aria-labelledby="journey-quotes" className="stack">
      <h2 id="journey-quotes">{t('title')}</h2>
      {quotes.length ? (
        <ul className="quote-list">
          {quotes.map((quote) => (
            <QuoteRow key={quote.id} quote={quote} zone={provider.time_zone} at={at} />
          ))}
        </ul>
      ) : (
        <p className="muted">{t(journey.booking ? 'booked' : 'none')}</p>
      )}
      {mustSign ? <p className="small muted">{t('needsSignature')}</p> : null}
      {at ? <WriteQuote journey={journey} at={at} isMain={status === 'records_review' && !mustSign} /> : null}
    </section>
  );
}

function QuoteRow({ quote, zone, at }: { quote: QuoteSummary; zone: string; at: string | undefined }) {
  const t = useTexts(quoteDeskTexts);
  const q = useTexts(quoteTexts);
  const format = useFormat();
  const { id, kind, number, status, total, valid_until: until, decided_at: decided, open_questions: open } = quote;
  const name = q(`kind.${kind}`, { number });
  return (
    <li>
      <span className="row quote-row-head">
        {at ? (
          <ScreenLink to={`${at}/${id}`} className="strong">
            {name}
          </ScreenLink>
        ) : (
          <span className="strong">{name}</span>
        )}
        <span className="strong num">{total.amount > 0 ? format.money(total) : t('noAmount')}</span>
      </span>
      <span className="row small">
        <QuoteBadge status={status} />
        {status === 'sent' && until ? (
          <span className="muted">{t('until', { time: format.instant(until, zone) })}</span>
        ) : null}
        {decided ? <span className="muted num">{format.instant(decided, zone)}</span> : null}
        {open ? (
          <Badge tone="warning" icon="message-circle">
            {t('questions.count', { count: open })}
          </Badge>
        ) : null}
      </span>
    </li>
  );
}
