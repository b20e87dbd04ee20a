import '../own-quotes.css';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { ScreenLink } from '../../../../../lib/workbench/screen/places.tsx';
import type { JourneySectionProps } from '../../../own/sections/journey-section.ts';
import { quoteTexts } from '../../texts.ts';
import { quotePath } from '../quote-step.ts';
import { ownQuotesTexts } from '../texts.ts';
import { CompareLink } from '../ui/compare-link.tsx';
import { QuoteBadge } from '../../ui/quote-status.tsx';
import { ValidLine } from '../ui/valid-line.tsx';

/** The quotes and change orders of a journey, newest first. */
export function QuotesSection({ journey: { id, quotes, provider, case_id: caseId } }: JourneySectionProps) {
  const t = useTexts(ownQuotesTexts);
  const q = useTexts(quoteTexts);
  const format = useFormat();
  if (quotes.length === 0) return null;
  return (
    <section className="portal-section stack" aria-labelledby="quotes">
      <div className="portal-section-head">
        <h2 id="quotes">{t('list.heading')}</h2>
        {caseId ? <CompareLink caseId={caseId} journeyId={id} /> : null}
      </div>
      <ul className="quote-list">
        {quotes.map(({ id: quoteId, kind, number, status, total, valid_until: until, open_questions: open }) => (
          <li key={quoteId}>
            <div>
              <p className="row">
                <ScreenLink to={quotePath(id, quoteId)} className="strong journey-card-name">
                  {q(`kind.${kind}`, { number })}
                </ScreenLink>
                <QuoteBadge status={status} />
              </p>
              {status === 'sent' && until ? <ValidLine until={until} zone={provider.time_zone} /> : null}
              {open > 0 ? <p className="small muted">{t('list.asked', { count: open })}</p> : null}
            </div>
            <p className="num strong">{format.money(total)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
