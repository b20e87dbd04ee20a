import { listNetworkJourneys } from '@travesia/contracts/journeys';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { PortalPage } from '../../../portal/index.ts';
import { networkJourneys } from '../desk-lists.ts';
import { journeyDeskTexts } from '../texts.ts';
import { useNetworkWords } from '../use-words.ts';
import { useJourneyColumns } from './journey-columns.tsx';
import { JourneyScreen } from './journey-screen.tsx';
import { JourneysScreen } from './journeys-screen.tsx';

const PAGE = { roles: ['organization'], feature: 'organization_journeys' } as const;
const LIST = '/organization/journeys';

/** `/organization/journeys`: journeys with all its clinics. */
export function NetworkJourneysPage() {
  const t = useTexts(journeyDeskTexts);
  return (
    <PortalPage title={t('title')} description={t('network.lead')} {...PAGE}>
      <div className="stack">
        <h1>{t('title')}</h1>
        <p className="small muted">{t('network.lead')}</p>
        <Journeys />
      </div>
    </PortalPage>
  );
}

function Journeys() {
  const asked = useAsked(networkJourneys);
  const loaded = useCall(listNetworkJourneys, { query: asked }, { keep: true });
  return (
    <JourneysScreen
      definition={networkJourneys}
      filters={useNetworkWords()}
      loaded={loaded}
      columns={useJourneyColumns(LIST, { clinic: true })}
      tab={asked.tab}
    />
  );
}

/** `/organization/journeys/{id}`: one of them, without what the patient answered. */
export function NetworkJourneyPage({ id }: { id: string }) {
  const t = useTexts(journeyDeskTexts);
  return (
    <PortalPage title={t('record.title')} description={t('network.lead')} {...PAGE}>
      <JourneyScreen key={id} id={id} list={LIST} alerts="/organization/incidents" />
    </PortalPage>
  );
}
