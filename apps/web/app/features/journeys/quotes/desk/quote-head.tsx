import type { Journey, Quote } from '@travesia/contracts/journeys';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { quoteTexts } from '../texts.ts';
import { QuoteBadge } from '../ui/quote-status.tsx';
import { quoteDeskTexts } from './texts.ts';

interface QuoteHeadProps {
  quote: Quote;
  journey: Journey;
  back: string;
}

/** Which quote it is, for whom, and whether the patient could accept it. */
export function QuoteHead({ quote, journey, back }: QuoteHeadProps) {
  const t = useTexts(quoteDeskTexts);
  const q = useTexts(quoteTexts);
  const format = useFormat();
  const { kind, number, status, reference, valid_until: until, time_zone: zone } = quote;
  const isOpen = status === 'draft' || status === 'sent';
  return (
    <header className="stack">
      <BackLink to={back}>{journey.patient.name}</BackLink>
      <h1 id="quote-title">{q(`kind.${kind}`, { number })}</h1>
      <p className="row">
        <QuoteBadge status={status} />
        <span>{journey.treatment.name}</span>
        <span className="muted num">{reference}</span>
        {status === 'sent' && until ? (
          <span className="muted">{t('until', { time: format.instant(until, zone) })}</span>
        ) : null}
      </p>
      {isOpen && quote.needs_signature ? (
        <Notice tone="info" icon="pencil">
          {t('needsSignature')}
        </Notice>
      ) : null}
    </header>
  );
}
