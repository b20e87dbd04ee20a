import { getClinicTreatments } from '@travesia/contracts/providers';
import type { ReactNode } from 'react';
import { useClinicArea } from '../../../contexts/index.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ClinicPage } from '../../../portal/index.ts';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { clinicTexts } from '../texts.ts';
import { useWhose } from '../whose.ts';
import { TreatmentsForm } from './treatments-form.tsx';

/** `/provider/treatments`: the clinic's treatments, from the catalogue. */
export function TreatmentsPage({ restricted }: { restricted: ReactNode }) {
  const t = useTexts(clinicTexts);
  return (
    <ClinicPage
      isSame
      title={t('treatments.title')}
      description={t('treatments.description')}
      feature="provider_nav_treatments"
    >
      <Treatments />
      {restricted}
    </ClinicPage>
  );
}

function Treatments() {
  const t = useTexts(clinicTexts);
  const language = useLocale();
  const whose = useWhose();
  const { id } = useClinicArea();
  const treatments = useCall(getClinicTreatments, { query: { language, currency: 'USD' } });
  return (
    <>
      <h1 id="treatments">{t('treatments.heading')}</h1>
      <p className="muted team-lead">{t(`treatments.lead.${whose}`)}</p>
      <LoadState loaded={treatments}>
        {(data) => (
          <>
            {data.actions.length ? null : <Notice icon="lock">{t('settings.mayNot')}</Notice>}
            <TreatmentsForm treatments={data} clinicId={id} taken={treatments.show} />
          </>
        )}
      </LoadState>
    </>
  );
}
