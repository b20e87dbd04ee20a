import '../own-quotes.css';
import { getJourney, getQuote } from '@travesia/contracts/journeys';
import { useLoad } from '../../../../../lib/calls/use-load.ts';
import { isId } from '../../../../../lib/forms/is-id.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../../lib/session/session-call.ts';
import { BackLink } from '../../../../../lib/workbench/screen/places.tsx';
import { LinkButton } from '../../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../../ui/feedback/empty-state.tsx';
import { PortalPage } from '../../../../portal/index.ts';
import { quoteTexts } from '../../texts.ts';
import { QuoteBadge } from '../../ui/quote-status.tsx';
import { QuoteView } from '../../ui/quote-view.tsx';
import type { ShownQuote } from '../shown-quote.ts';
import { ownQuotesTexts } from '../texts.ts';
import { DecideSection } from './decide-section.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { QuoteAside } from './quote-aside.tsx';
import { QuoteNotice } from './quote-notice.tsx';
import { ValidLine } from './valid-line.tsx';

const LOOK_MS = 60_000;

interface OwnQuotePageProps {
  journeyId: string;
  quoteId: string;
}

/** `/journey/:journeyId/quotes/:quoteId`: a quote, questions about it, and the decision. */
export function OwnQuotePage({ journeyId, quoteId }: OwnQuotePageProps) {
  const t = useTexts(ownQuotesTexts);
  return (
    <PortalPage title={t('page.title')} description={t('page.lead')} feature="patient_nav_journeys">
      <BackLink to={isId(journeyId) ? `/journey/${journeyId}` : '/treatment-journeys'}>{t('page.back')}</BackLink>
      {isId(journeyId) && isId(quoteId) ? (
        <Known key={quoteId} journeyId={journeyId} quoteId={quoteId} />
      ) : (
        <UnknownQuote />
      )}
    </PortalPage>
  );
}

function Known({ journeyId: id, quoteId }: OwnQuotePageProps) {
  const t = useTexts(ownQuotesTexts);
  const loaded = useLoad<Pick<ShownQuote, 'journey' | 'quote'>>(
    ['journey and quote', id, quoteId],
    async (signal) => {
      const options = { background: true, signal } as const;
      const [journey, quote] = await Promise.all([
        sessionCall(getJourney, { params: { id } }, options),
        sessionCall(getQuote, { params: { id, quoteId } }, options),
      ]);
      return { journey, quote };
    },
    { every: LOOK_MS },
  );
  const { data, problem, reload, change } = loaded;
  if (data === null && problem?.status === 404) return <UnknownQuote />;
  return (
    <>
      {data ? null : <h1>{t('page.title')}</h1>}
      <LoadState loaded={loaded} tall>
        {(known) => <Whole {...known} show={(quote) => change((old) => ({ ...old, quote }))} reload={reload} />}
      </LoadState>
    </>
  );
}

function Whole(shown: ShownQuote) {
  const { journey, quote } = shown;
  const { provider, treatment } = journey;
  return (
    <>
      <Head {...shown} />
      <QuoteNotice {...shown} />
      <div className="quote-columns">
        <div className="stack-wide">
          <QuoteView quote={quote} treatment={treatment.name} />
          <QuestionsSection {...shown} />
          <DecideSection {...shown} />
        </div>
        <QuoteAside quote={quote} provider={provider} />
      </div>
    </>
  );
}

function Head({ journey: { provider, treatment }, quote }: ShownQuote) {
  const q = useTexts(quoteTexts);
  const format = useFormat();
  const { kind, number, reference, status, total, valid_until: until } = quote;
  return (
    <header className="stack journey-head">
      <div className="row">
        <h1>{treatment.name}</h1>
        <QuoteBadge status={status} />
      </div>
      <p>
        {`${q(`kind.${kind}`, { number })} · `}
        <LocalLink to={`/providers/${provider.slug}`}>{provider.name}</LocalLink>
        <span className="muted">{` · ${[provider.city, provider.country].filter(Boolean).join(', ')}`}</span>
      </p>
      <p className="quote-figure num">{format.money(total)}</p>
      {status === 'sent' && until ? <ValidLine until={until} zone={provider.time_zone} /> : null}
      <p className="small muted num">{reference}</p>
    </header>
  );
}

function UnknownQuote() {
  const t = useTexts(ownQuotesTexts);
  const path = useLocalPath();
  return (
    <>
      <h1>{t('page.title')}</h1>
      <EmptyState
        title={t('unknown.title')}
        action={
          <LinkButton variant="primary" href={path('/treatment-journeys')}>
            {t('unknown.list')}
          </LinkButton>
        }
      >
        <p>{t('unknown.text')}</p>
      </EmptyState>
    </>
  );
}
