import { getDischarge, getJourney } from '@travesia/contracts/journeys';
import { useNavigate } from 'react-router';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { useClinicArea } from '../../../contexts/index.ts';
import { ClinicPage } from '../../../portal/index.ts';
import { dischargeTexts } from '../texts.ts';
import { DischargeEditor } from './discharge-editor.tsx';

/** `/provider/journeys/{id}/discharge`: discharge papers being written. */
export function ClinicDischargePage({ id }: { id: string }) {
  const t = useTexts(dischargeTexts);
  return (
    <ClinicPage isSame title={t('page.title')} description={t('page.description')} feature="provider_nav_journeys">
      <Papers key={id} id={id} />
    </ClinicPage>
  );
}

function Papers({ id }: { id: string }) {
  const t = useTexts(dischargeTexts);
  const { base } = useClinicArea();
  const path = useLocalPath();
  const navigate = useNavigate();
  const journey = useCall(getJourney, { params: { id } });
  const loaded = useCall(getDischarge, { params: { id } });
  const back = `${base}/journeys/${id}`;
  if (loaded.problem?.code === 'access.not_allowed')
    return (
      <>
        <h1>{t('page.title')}</h1>
        <Notice icon="lock">{t('mayNot')}</Notice>
      </>
    );
  return (
    <div className="package-editor stack-wide">
      <header className="stack-tight">
        <BackLink to={back}>{t('back')}</BackLink>
        <h1 id="discharge-title">{t('page.title')}</h1>
      </header>
      <LoadState loaded={journey} tall>
        {(record) => (
          <LoadState loaded={loaded} tall>
            {(discharge) =>
              discharge.actions.includes('edit') ? (
                <DischargeEditor
                  loaded={discharge}
                  journey={record}
                  onDelivered={() => void navigate(path(back), { replace: true })}
                />
              ) : (
                <Notice>{t('notNow')}</Notice>
              )
            }
          </LoadState>
        )}
      </LoadState>
    </div>
  );
}
