import { listClinicJourneys } from '@travesia/contracts/journeys';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { useQueryHref } from '../../../../lib/list/use-query-href.ts';
import { Segments } from '../../../../ui/action/segments.tsx';
import { useClinicArea } from '../../../contexts/index.ts';
import { ClinicPage } from '../../../portal/index.ts';
import { clinicJourneys } from '../desk-lists.ts';
import { journeyDeskTexts } from '../texts.ts';
import { type ClinicWords, useClinicWords } from '../use-words.ts';
import { JourneyBoard } from './journey-board.tsx';
import { useJourneyColumns } from './journey-columns.tsx';
import { JourneyScreen } from './journey-screen.tsx';
import { JourneysScreen } from './journeys-screen.tsx';

const FEATURE = 'provider_nav_journeys';
const VIEWS = ['list', 'board'] as const;

/** `/provider/journeys`: the patients who asked the clinic, as a list or a board by stage. */
export function ClinicJourneysPage() {
  const t = useTexts(journeyDeskTexts);
  return (
    <ClinicPage title={t('title')} description={t('clinic.lead')} feature={FEATURE}>
      <Journeys />
    </ClinicPage>
  );
}

function Journeys() {
  const t = useTexts(journeyDeskTexts);
  const { base } = useClinicArea();
  const [query] = useSearchParams();
  const href = useQueryHref();
  const words = useClinicWords();
  const view = VIEWS.find((one) => one === query.get('view')) ?? 'list';
  const list = `${base}/journeys`;
  return (
    <div className="stack">
      <div className="row journeys-head">
        <h1>{t('title')}</h1>
        <Segments
          label={t('views')}
          items={VIEWS.map((one) => ({
            href: href({ view: one === 'list' ? null : one, tab: null, page: null }),
            label: t(`view.${one}`),
            current: one === view,
          }))}
        />
      </div>
      <p className="small muted">{t('clinic.lead')}</p>
      {view === 'list' ? <Table list={list} words={words} /> : <JourneyBoard list={list} words={words} />}
    </div>
  );
}

function Table({ list, words }: { list: string; words: ClinicWords }) {
  const asked = useAsked(clinicJourneys);
  const loaded = useCall(listClinicJourneys, { query: asked }, { keep: true });
  return (
    <JourneysScreen
      definition={clinicJourneys}
      filters={words}
      loaded={loaded}
      columns={useJourneyColumns(list)}
      tab={asked.tab}
    />
  );
}

/** `/provider/journeys/{id}`: a journey with all that the clinic needs to answer. */
export function ClinicJourneyPage({ id }: { id: string }) {
  const t = useTexts(journeyDeskTexts);
  return (
    <ClinicPage title={t('record.title')} description={t('clinic.lead')} feature={FEATURE}>
      <OneJourney id={id} />
    </ClinicPage>
  );
}

function OneJourney({ id }: { id: string }) {
  const { base } = useClinicArea();
  return (
    <JourneyScreen
      key={id}
      id={id}
      list={`${base}/journeys`}
      alerts={`${base}/incidents`}
      credentials={`${base}/credentials`}
      desk={base}
    />
  );
}
