import '../own.css';
import { JOURNEY_TABS, type JourneySummary, listCases, listMyJourneys } from '@travesia/contracts/journeys';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { choice, defineList } from '../../../../lib/list/list-definition.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../../lib/list/list-tabs.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { AccompaniedTrips } from '../../companions/trip/accompanied-trips.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { ownJourneysTexts } from '../texts.ts';
import { Drafts } from './drafts.tsx';
import { JourneyCard } from './journey-card.tsx';

const TABS = JOURNEY_TABS.filter((tab) => tab !== 'all');
const journeyList = defineList('patient.journeys', { tabs: { tab: choice(TABS) } });
const LOOK_MS = 60_000;

/** `/treatment-journeys`: one’s own journeys, with the questionnaires that are not finished. */
export function JourneysPage() {
  const t = useTexts(ownJourneysTexts);
  return (
    <PortalPage title={t('list.title')} description={t('list.lead')} feature="patient_nav_journeys">
      <Journeys />
    </PortalPage>
  );
}

function Journeys() {
  const t = useTexts(ownJourneysTexts);
  const path = useLocalPath();
  const { page, tab } = useAsked(journeyList);
  const loaded = useCall(listMyJourneys, { query: { tab: tab ?? 'all', page } }, { keep: true, every: LOOK_MS });
  const drafts = useCall(listCases, { query: { status: 'draft' } }, { keep: true });
  const counts = loaded.data?.counts;
  const isNew = counts?.all === 0;
  return (
    <div>
      <div className="row between">
        <h1>{t('list.title')}</h1>
        <LinkButton href={path('/cases/new')} variant={isNew ? 'secondary' : 'primary'}>
          {t('list.new')}
        </LinkButton>
      </div>
      <p className="muted measure admin-lead">{t('list.lead')}</p>
      <Drafts loaded={drafts} />
      {/* What is not sent yet stands above: the list waits for it rather than move. */}
      {drafts.data === null && drafts.problem === null ? null : isNew ? (
        <HowItWorks />
      ) : (
        <>
          <ListTabs
            name="tab"
            label={t('list.tabs')}
            chosen={tab ? [tab] : []}
            tabs={[
              { value: null, label: t('tab.all'), count: counts?.all },
              ...TABS.map((value) => ({ value, label: t(`tab.${value}`), count: counts?.[value] })),
            ]}
          />
          <ListScreen
            definition={journeyList}
            caption={t('list.title')}
            loaded={loaded}
            rowKey={({ id }: JourneySummary) => id}
            card={(journey: JourneySummary) => <JourneyCard journey={journey} reload={loaded.reload} />}
            empty={t('empty.tab')}
            nothing={t('empty.tab')}
          />
        </>
      )}
      {/* Below everything else: it comes once that stands. */}
      {loaded.data === null && loaded.problem === null ? null : <AccompaniedTrips />}
    </div>
  );
}

/** The first visit: what a journey is, in three steps. */
function HowItWorks() {
  const t = useTexts(ownJourneysTexts);
  const path = useLocalPath();
  return (
    <EmptyState
      title={t('how.title')}
      action={
        <LinkButton variant="primary" href={path('/treatments')}>
          {t('how.browse')}
        </LinkButton>
      }
    >
      <ol className="journey-steps">
        <li>{t('how.answer')}</li>
        <li>{t('how.ask')}</li>
        <li>{t('how.compare')}</li>
      </ol>
    </EmptyState>
  );
}
