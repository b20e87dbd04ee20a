import { INCIDENT_TABS, type IncidentList, type IncidentSummary } from '@travesia/contracts/aftercare';
import type { Loaded } from '../../../lib/calls/loaded.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../lib/list/list-column.ts';
import type { ListDefinition } from '../../../lib/list/list-definition.ts';
import { ListScreen } from '../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../lib/list/list-tabs.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { When } from '../../../lib/workbench/screen/when.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { IncidentBadge, IncidentClock, isUnanswered, SeverityBadge } from '../parts/marks.tsx';
import { aftercareTexts } from '../texts.ts';

type Tab = (typeof INCIDENT_TABS)[number];

/** The tab that a list begins with. */
const FIRST_TAB: Tab = 'unanswered';

interface IncidentsScreenProps {
  definition: ListDefinition;
  loaded: Loaded<IncidentList>;
  /** Path of the list, without language prefix. */
  base: string;
  tab: Tab | undefined;
  /** Whether the reader runs several clinics. */
  isOfMany?: boolean;
}

/** The list of incidents of a clinic, an organization or the team. */
export function IncidentsScreen({ definition, loaded, base, tab = FIRST_TAB, isOfMany = false }: IncidentsScreenProps) {
  const t = useTexts(aftercareTexts);
  const columns = useColumns(base, isOfMany);
  const { data, problem } = loaded;
  if (problem?.code === 'access.not_allowed') return <Notice icon="lock">{t('incidents.mayNot')}</Notice>;
  return (
    <div>
      <ListTabs
        name="tab"
        label={t('incidents.tabs')}
        chosen={tab === FIRST_TAB ? [] : [tab]}
        tabs={INCIDENT_TABS.map((key) => ({
          value: key === FIRST_TAB ? null : key,
          label: t(`tab.${key}`),
          count: data?.counts[key],
        }))}
      />
      <ListScreen
        definition={definition}
        caption={t('incidents.title')}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={columns}
        count={(count) => t('incidents.count', { count })}
        empty={t(tab === 'all' ? 'incidents.empty' : 'incidents.nothing')}
        nothing={t('incidents.nothing')}
      />
    </div>
  );
}

function useColumns(base: string, isOfMany: boolean): ListColumn<IncidentSummary>[] {
  const t = useTexts(aftercareTexts);
  return [
    {
      key: 'patient',
      name: t('column.patient'),
      cell: ({ id, patient, reference }) => (
        <>
          <ScreenLink to={`${base}/${id}`} className="admin-row-link">
            {patient.name}
          </ScreenLink>
          <span className="admin-second num">{reference}</span>
        </>
      ),
    },
    ...(isOfMany
      ? [{ key: 'clinic', name: t('column.clinic'), cell: ({ provider }: IncidentSummary) => provider.name }]
      : []),
    {
      key: 'severity',
      name: t('column.severity'),
      bare: true,
      cell: ({ severity }) => <SeverityBadge severity={severity} />,
    },
    { key: 'status', name: t('column.status'), bare: true, cell: ({ status }) => <IncidentBadge status={status} /> },
    {
      key: 'due',
      name: t('column.due'),
      cell: (incident) =>
        isUnanswered(incident) ? <IncidentClock dueAt={incident.answer_due_at} /> : <span className="muted">–</span>,
    },
    { key: 'opened', name: t('column.opened'), cell: ({ created_at: at }) => <When at={at} /> },
  ];
}
