import { exportClinicPatients, listClinicPatients, PATIENT_TABS } from '@travesia/contracts/bookings';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../../lib/list/list-tabs.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { ExportButton } from '../../../../lib/screen/export-button.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { useClinicArea } from '../../../contexts/index.ts';
import { patientsList } from '../patients-list.ts';
import { patientsTexts } from '../texts.ts';
import { usePatientColumns } from './patient-columns.tsx';
import type { StageBadgeProps } from './stage-badge.tsx';

/** Everyone who has booked at the clinic, by stage. */
export function PatientsScreen({ ofJourney }: Pick<StageBadgeProps, 'ofJourney'>) {
  const t = useTexts(patientsTexts);
  const { base, via } = useClinicArea();
  const asked = useAsked(patientsList);
  const { page: _page, ...filter } = asked;
  const { tab = 'all' } = asked;
  const loaded = useCall(listClinicPatients, { query: asked }, { keep: true });
  const { data, problem } = loaded;
  const columns = usePatientColumns(`${base}/patients`, ofJourney);
  if (problem?.code === 'access.not_allowed') return <Notice icon="lock">{t('mayNot')}</Notice>;
  if (data?.counts.all === 0 && !asked.q) return <NoPatients base={base} isOwn={via === null} />;
  return (
    <div>
      <p className="small muted measure">{t('lead')}</p>
      <ListTabs
        name="tab"
        label={t('tabs')}
        chosen={tab === 'all' ? [] : [tab]}
        tabs={PATIENT_TABS.map((key) => ({
          value: key === 'all' ? null : key,
          label: t(`tab.${key}`),
          count: data?.counts[key],
        }))}
      />
      <ListScreen
        definition={patientsList}
        filters={{
          label: t('filter.label'),
          filters: { q: { label: t('filter.q') } },
          sorts: (sort) => t(`sort.${sort}`),
        }}
        caption={t('title')}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={columns}
        count={(count) => t('count', { count })}
        tools={
          <ExportButton
            compact
            label={t('export')}
            disabled={!data?.total}
            ask={() => sessionCall(exportClinicPatients, { body: filter })}
          />
        }
        empty={t(`empty.${tab}`)}
        nothing={t(asked.q ? 'empty.found' : `empty.${tab}`)}
      />
    </div>
  );
}

function NoPatients({ base, isOwn }: { base: string; isOwn: boolean }) {
  const t = useTexts(patientsTexts);
  const path = useLocalPath();
  return (
    <div className="patient-empty">
      <EmptyState
        title={t(isOwn ? 'none.title' : 'none.title.other')}
        action={<LinkButton href={path(`${base}/availability`)}>{t('none.action')}</LinkButton>}
      >
        {t(isOwn ? 'none.text' : 'none.text.other')}
      </EmptyState>
    </div>
  );
}
