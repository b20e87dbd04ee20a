import { getJourney, getQuote } from '@travesia/contracts/journeys';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { useClinicArea } from '../../../contexts/index.ts';
import { ClinicPage } from '../../../portal/index.ts';
import { QuoteEditor } from './quote-editor.tsx';
import { QuoteScreen } from './quote-screen.tsx';
import { quoteDeskTexts } from './texts.ts';

interface QuotePageProps {
  /** The journey. */
  id: string;
  quoteId: string;
}

/** `/provider/journeys/{id}/quotes/{quoteId}`: a quote being written, or as it was sent. */
export function ClinicQuotePage({ id, quoteId }: QuotePageProps) {
  const t = useTexts(quoteDeskTexts);
  return (
    <ClinicPage isSame title={t('page.title')} description={t('page.description')} feature="provider_nav_journeys">
      <OneQuote key={quoteId} id={id} quoteId={quoteId} />
    </ClinicPage>
  );
}

function OneQuote({ id, quoteId }: QuotePageProps) {
  const t = useTexts(quoteDeskTexts);
  const { base } = useClinicArea();
  const journey = useCall(getJourney, { params: { id } });
  const loaded = useCall(getQuote, { params: { id, quoteId } });
  const back = `${base}/journeys/${id}`;
  const { data: of } = journey;
  if (loaded.problem?.code === 'access.not_allowed')
    return (
      <>
        <h1>{t('page.title')}</h1>
        <Notice icon="lock">{t('mayNot')}</Notice>
      </>
    );
  return (
    <>
      {of && loaded.data ? null : <h1>{t('page.title')}</h1>}
      <LoadState loaded={journey} tall>
        {(record) => (
          <LoadState loaded={loaded} tall>
            {(quote) =>
              quote.actions.includes('edit') ? (
                <QuoteEditor
                  loaded={quote}
                  journey={record}
                  back={back}
                  onSent={(sent) => {
                    loaded.show(sent);
                    void journey.reload();
                  }}
                />
              ) : (
                <QuoteScreen quote={quote} journey={record} back={back} show={loaded.show} />
              )
            }
          </LoadState>
        )}
      </LoadState>
    </>
  );
}
