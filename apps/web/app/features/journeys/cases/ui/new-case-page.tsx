import '../cases.css';
import { createCase } from '@travesia/contracts/journeys';
import { listTreatments } from '@travesia/contracts/catalog';
import { getProvider } from '@travesia/contracts/providers';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useLoad } from '../../../../lib/calls/use-load.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { choiceQuery } from '../../../bookings/index.ts';
import { newCasePath } from '../../../leads/index.ts';
import { PortalPage } from '../../../portal/index.ts';
import { type CaseStart, readClinic, readReserving, readStart } from '../start.ts';
import { casesTexts } from '../texts.ts';

/** `/cases/new`: begins the questions about a package or a treatment, or lets one choose a treatment. */
export function NewCasePage() {
  const t = useTexts(casesTexts);
  return (
    <PortalPage title={t('new.title')} description={t('new.lead')} feature="patient_nav_journeys">
      <Start />
    </PortalPage>
  );
}

function Start() {
  const t = useTexts(casesTexts);
  const { search } = useLocation();
  const start = readStart(search);
  return (
    <>
      <h1>{t('new.title')}</h1>
      <p className="muted measure">{t('new.lead')}</p>
      <div className="case-new">
        {start ? <Begin key={search} start={start} /> : <ChooseTreatment clinic={readClinic(search)} />}
      </div>
    </>
  );
}

/** Begins it, or returns to the draft about the same, which is the same call. */
function Begin({ start }: { start: CaseStart }) {
  const t = useTexts(casesTexts);
  const path = useLocalPath();
  const language = useLocale();
  const { search } = useLocation();
  // A time that was chosen for the package comes along.
  const reserving = readReserving(search);
  const { treatment, package_id: offer, provider_id: clinic } = start;
  const loaded = useLoad(['new case', `${offer ?? ''} ${treatment ?? ''} ${clinic ?? ''}`], (signal) =>
    sessionCall(createCase, { body: { ...start, language } }, { background: true, signal }),
  );
  const { problem } = loaded;
  if (problem?.code === 'journeys.too_many_drafts')
    return (
      <EmptyState
        title={t('new.tooMany')}
        action={
          <LinkButton variant="primary" href={path('/treatment-journeys')}>
            {t('new.drafts')}
          </LinkButton>
        }
      >
        <p>{t('new.tooManyText')}</p>
      </EmptyState>
    );
  if (problem?.code === 'catalog.treatment_not_found') return <ChooseTreatment clinic={null} />;
  if (problem?.code === 'journeys.not_askable')
    return (
      <EmptyState
        title={t('new.refused')}
        action={
          <LinkButton variant="primary" href={path(treatment ? newCasePath({ treatment }) : '/treatments')}>
            {t(treatment && clinic ? 'new.others' : 'new.browse')}
          </LinkButton>
        }
      >
        <p>{t('new.refusedText')}</p>
      </EmptyState>
    );
  return (
    <LoadState loaded={loaded} tall>
      {({ id }) => <Navigate to={path(`/cases/${id}${reserving ? `?${choiceQuery(reserving)}` : ''}`)} replace />}
    </LoadState>
  );
}

/** The treatments of the catalog, or of the clinic that is to be asked. */
function ChooseTreatment({ clinic }: { clinic: string | null }) {
  const language = useLocale();
  const view = { language, currency: 'USD' } as const;
  const loaded = useLoad<readonly TreatmentOption[]>(['treatments to ask', clinic ?? '', language], async (signal) => {
    const options = { background: true, signal };
    if (clinic) return (await sessionCall(getProvider, { params: { id: clinic }, query: view }, options)).treatments;
    return (await sessionCall(listTreatments, { query: { ...view, limit: 100 } }, options)).data;
  });
  return (
    <LoadState loaded={loaded}>{(treatments) => <TreatmentForm treatments={treatments} clinic={clinic} />}</LoadState>
  );
}

type TreatmentOption = Readonly<{ slug: string; name: string }>;

function TreatmentForm({ treatments, clinic }: { treatments: readonly TreatmentOption[]; clinic: string | null }) {
  const t = useTexts(casesTexts);
  const path = useLocalPath();
  const navigate = useNavigate();
  const [chosen, choose] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      className="stack"
      noValidate
      data-draft="own"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!chosen);
        if (chosen) void navigate(path(newCasePath({ treatment: chosen, ...(clinic ? { clinic } : {}) })));
        else document.getElementById(fieldId('treatment'))?.focus();
      }}
    >
      <SelectField
        name="treatment"
        label={t('new.treatment')}
        error={isMissing ? t('new.missing') : undefined}
        value={chosen}
        options={[
          { value: '', label: t('new.choose') },
          ...treatments.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
      <p>
        <Button variant="primary">{t('new.continue')}</Button>
      </p>
    </form>
  );
}
