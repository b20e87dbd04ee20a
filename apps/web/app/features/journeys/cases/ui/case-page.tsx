import '../cases.css';
import { type Case, getCase } from '@travesia/contracts/journeys';
import { getConsents } from '@travesia/contracts/profiles';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { bothLoaded } from '../../../../lib/calls/both-loaded.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { isId } from '../../../../lib/forms/is-id.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { useSession } from '../../../../lib/session/session-store.ts';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { HealthGate } from '../../../profiles/index.ts';
import { readReserving } from '../start.ts';
import { casesTexts } from '../texts.ts';
import type { AskTyped } from './ask-form.tsx';
import { CaseForm } from './case-form.tsx';
import { ClosedCase } from './closed-case.tsx';

/** `/cases/:id`: the questions of a treatment, each answer saved as it is given, then the clinics to ask. */
export function CasePage({ id }: { id: string }) {
  const t = useTexts(casesTexts);
  return (
    <PortalPage title={t('case.title')} description={t('new.lead')} feature="patient_nav_journeys">
      <BackLink to="/treatment-journeys">{t('case.back')}</BackLink>
      {isId(id) ? <Known key={id} id={id} /> : <Unknown />}
    </PortalPage>
  );
}

function Known({ id }: { id: string }) {
  const t = useTexts(casesTexts);
  const chosen = readReserving(useLocation().search);
  const owner = useSession((session) => session.user?.id);
  const asked = useCall(getCase, { params: { id } });
  const consents = useCall(getConsents);
  const [isMarked, setMarked] = useState(false);
  const [isAdded, setAdded] = useState(false);
  const [typed, setTyped] = useState<AskTyped>({ picked: null, shares: false, offersOn: false });
  if (asked.data === null && asked.problem?.status === 404) return <Unknown />;
  return (
    <>
      {asked.data ? <Head shown={asked.data} /> : <h1>{t('case.title')}</h1>}
      <LoadState loaded={bothLoaded(asked, consents)} tall>
        {([shown, { data: given }]) => {
          if (!shown.actions.includes('answer')) return <ClosedCase shown={shown} />;
          if (!given.some((one) => one.purpose === 'health_data' && one.given))
            return (
              <div className="case-columns">
                <HealthGate text={t('case.consent')} onChanged={(data) => consents.show({ data })} />
              </div>
            );
          return owner ? (
            <CaseForm
              // A clinic’s own questions can be added: the form then starts again from what is saved and what is not.
              key={shown.sections.map(({ questions }) => questions.length).join('.')}
              owner={owner}
              shown={shown}
              chosen={chosen?.package === shown.package?.id ? chosen : null}
              change={asked.change}
              reload={asked.reload}
              reloadConsents={consents.reload}
              isMarked={isMarked}
              onMark={() => setMarked(true)}
              isAdded={isAdded}
              typed={typed}
              onType={setTyped}
              onIncomplete={() => {
                setMarked(true);
                setAdded(true);
              }}
            />
          ) : null;
        }}
      </LoadState>
    </>
  );
}

function Head({ shown: { treatment, package: offer, clinics } }: { shown: Case }) {
  const t = useTexts(casesTexts);
  return (
    <header className="stack">
      <h1>{t('case.heading', { treatment: treatment.name })}</h1>
      {offer || clinics[0] ? (
        <p className="muted">{[offer?.title, clinics[0]?.name].filter(Boolean).join(' · ')}</p>
      ) : null}
      <p className="measure">{t('case.lead')}</p>
    </header>
  );
}

function Unknown() {
  const t = useTexts(casesTexts);
  const path = useLocalPath();
  return (
    <>
      <h1>{t('case.title')}</h1>
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
