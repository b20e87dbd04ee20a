import './quotes-desk.css';
import type { Journey, Quote } from '@travesia/contracts/journeys';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { QuoteView } from '../ui/quote-view.tsx';
import { WriteQuote } from './acts/write-quote.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { QuoteHead } from './quote-head.tsx';
import { historyOf } from './quote-history.ts';
import { quoteDeskTexts } from './texts.ts';

interface QuoteScreenProps {
  quote: Quote;
  journey: Journey;
  back: string;
  show: (quote: Quote) => void;
}

/** A quote that was sent: everything it says, what became of it, and the patient's questions. */
export function QuoteScreen({ quote, journey, back, show }: QuoteScreenProps) {
  const t = useTexts(quoteDeskTexts);
  return (
    <div className="stack-wide">
      <QuoteHead quote={quote} journey={journey} back={back} />
      <WriteQuote journey={journey} at={`${back}/quotes`} isAgain />
      <QuestionsSection quote={quote} show={show} />
      <History quote={quote} />
      <section className="stack" aria-labelledby="quote-read">
        <div>
          <h2 id="quote-read">{t('read.title')}</h2>
          <p className="small muted">{t('read.lead')}</p>
        </div>
        <div className="quote-sheet">
          <QuoteView quote={quote} treatment={journey.treatment.name} />
        </div>
      </section>
    </div>
  );
}

function History({ quote }: { quote: Quote }) {
  const t = useTexts(quoteDeskTexts);
  const format = useFormat();
  const { time_zone: zone, decline_reason: reason } = quote;
  return (
    <section aria-labelledby="quote-history" className="stack">
      <h2 id="quote-history">{t('history.title')}</h2>
      <ol className="quote-history">
        {historyOf(quote).map(({ what, at }) => (
          <li key={what}>
            <span className="strong">{t(`history.${what}`)}</span>
            {at ? <span className="small muted num">{format.instant(at, zone)}</span> : null}
            {what === 'declined' && reason ? <p className="quote-written">{reason}</p> : null}
          </li>
        ))}
      </ol>
      <p className="tiny muted">{t('history.zone', { zone: zone.replaceAll('_', ' ') })}</p>
    </section>
  );
}
