import { getClinicTreatments } from '@travesia/contracts/providers';
import type { ReactNode } from 'react';
import { useClinicArea } from '../../../contexts/index.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { ConfigurationPage } from '../configuration/configuration-page.tsx';
import { clinicTexts } from '../texts.ts';
import { useWhose } from '../whose.ts';
import { TreatmentsForm } from './treatments-form.tsx';

/** `/provider/treatments`: the clinic's treatments, from the catalogue. */
export function TreatmentsPage({ restricted }: { restricted: ReactNode }) {
  const t = useTexts(clinicTexts);
  return (
    <ConfigurationPage section="treatments" title={t('treatments.title')} description={t('treatments.description')}>
      <Treatments />
      {restricted}
    </ConfigurationPage>
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
      <p className="muted team-lead">{t(`treatments.lead.${whose}`)}</p>
      <LoadState loaded={treatments} tall>
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
