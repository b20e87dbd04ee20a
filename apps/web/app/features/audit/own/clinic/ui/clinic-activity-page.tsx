import { type ClinicActivity, exportClinicActivity, listClinicActivity } from '@travesia/contracts/audit';
import { AUDIT_AREAS } from '@travesia/contracts/kit';
import { useClinicArea } from '../../../../contexts/index.ts';
import { useAuditText } from '../../../log-entry/use-audit-text.ts';
import { useCall } from '../../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import type { WordsOf } from '../../../../../lib/list/filter-words.ts';
import { ListScreen } from '../../../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../../../lib/list/list-tabs.tsx';
import { useAsked } from '../../../../../lib/list/use-asked.ts';
import { ExportButton } from '../../../../../lib/screen/export-button.tsx';
import { sessionCall } from '../../../../../lib/session/session-call.ts';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { clinicActivityList, clinicCallOf } from '../clinic-filter.ts';
import { clinicActivityTexts } from '../texts.ts';
import { useClinicColumns } from './clinic-columns.tsx';

const SIDES = ['staff', 'organization', 'travesia'] as const;

/** Actions at and for a clinic: by its team, its organization and Travesía, each with the reason. */
export function ClinicActivityPage() {
  const t = useTexts(clinicActivityTexts);
  const { via } = useClinicArea();
  const asked = useAsked(clinicActivityList);
  const query = clinicCallOf(asked);
  const loaded = useCall(
    listClinicActivity,
    { query: { ...query, sort: asked.sort, page: asked.page } },
    { keep: true },
  );
  const { data: activity, problem } = loaded;
  const columns = useClinicColumns();
  const words = useFilterWords(activity);
  if (problem?.code === 'access.not_allowed')
    return (
      <>
        <h1>{t('title')}</h1>
        <Notice icon="lock">{t('list.mayNot')}</Notice>
      </>
    );
  const counts = activity?.counts;
  return (
    <div>
      <h1>{t('title')}</h1>
      <p className="small muted">{t(via === null ? 'lead.own' : 'lead.other')}</p>
      <ListTabs
        name="sign_ins"
        label={t('signIns.label')}
        chosen={asked.sign_ins ? [asked.sign_ins] : []}
        tabs={[
          { value: null, label: t('signIns.actions') },
          { value: 'only', label: t('signIns.only') },
        ]}
      />
      <ListTabs
        name="by"
        label={t('by.label')}
        chosen={asked.by ? [asked.by] : []}
        tabs={[
          {
            value: null,
            label: t('by.all'),
            count: counts && counts.staff + counts.organization + counts.travesia + counts.other,
          },
          ...SIDES.map((by) => ({ value: by, label: t(`by.${by}`), count: counts?.[by] })),
        ]}
      />
      <ListScreen
        definition={clinicActivityList}
        filters={words}
        caption={t('title')}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={columns}
        count={(count) => t('list.count', { count })}
        tools={
          <ExportButton
            compact
            label={t('export')}
            disabled={!activity?.total}
            ask={() => sessionCall(exportClinicActivity, { query })}
          />
        }
        empty={t(via === null ? 'list.empty.own' : 'list.empty.other')}
        nothing={t('list.nothing')}
      />
    </div>
  );
}

function useFilterWords(activity: ClinicActivity | null): WordsOf<typeof clinicActivityList> {
  const t = useTexts(clinicActivityTexts);
  const audit = useAuditText();
  const people = activity && [...new Map(activity.people.map((one) => [one.id, one])).values()];
  return {
    label: t('filter.label'),
    filters: {
      actor: {
        label: t('filter.actor'),
        any: t('filter.everybody'),
        options: people?.map(({ id, name }) => ({ value: id, label: name })),
      },
      area: {
        label: t('filter.area'),
        any: audit.area('all'),
        options: AUDIT_AREAS.filter((value) => value !== 'sign_ins').map((value) => ({
          value,
          label: audit.area(value),
        })),
      },
      from: { label: t('filter.from') },
      to: { label: t('filter.to') },
    },
    sorts: (sort) => t(`sort.${sort}`),
  };
}
