import {
  listTreatmentApprovals,
  TREATMENT_APPROVAL_SORTS,
  type TreatmentApproval,
} from '@travesia/contracts/advertising';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { choice, defineList, text } from '../../../lib/list/list-definition.ts';
import { ListScreen } from '../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../lib/list/list-tabs.tsx';
import { useAsked } from '../../../lib/list/use-asked.ts';
import { useQueryHref } from '../../../lib/list/use-query-href.ts';
import { Loading } from '../../../lib/workbench/states.tsx';
import { ApprovalPanel } from './approval-panel.tsx';
import { ApprovalState } from './approval-state.tsx';
import { approvalsTexts } from './texts.ts';

const STATES = ['requested', 'approved', 'rejected', 'revoked', 'withdrawn'] as const;
const FIRST = 'requested';
const approvalsList = defineList('admin.treatment_approvals', {
  tabs: { status: choice(STATES) },
  filters: { q: text(200) },
  sorts: TREATMENT_APPROVAL_SORTS,
});

/** `/admin/treatment-approvals`: one request to decide above the list of all. */
export function ApprovalsPage() {
  const t = useTexts(approvalsTexts);
  const language = useLocale();
  const href = useQueryHref();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { status = FIRST, ...asked } = useAsked(approvalsList);
  const loaded = useCall(listTreatmentApprovals, { query: { ...asked, status, language } });
  const { data } = loaded;
  const rows = data?.data ?? [];
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === query.get('open')),
  );
  const approval = rows[at];
  const open = (one: TreatmentApproval | undefined) =>
    void navigate(href({ open: one?.id ?? null }), { replace: true, preventScrollReset: true });
  return (
    <div className="bench">
      <header>
        <h1>{t('admin.title')}</h1>
        <p className="muted measure">{t('admin.lead')}</p>
      </header>
      <ListTabs
        name="status"
        label={t('admin.title')}
        chosen={status === FIRST ? [] : [status]}
        tabs={STATES.map((one) => ({
          value: one === FIRST ? null : one,
          label: t(`tab.${one}`),
          count: data?.counts[one],
        }))}
      />
      {approval ? (
        <ApprovalPanel
          key={approval.id}
          approval={approval}
          onDecided={async () => {
            open(rows[at + 1] ?? rows[at - 1]);
            await loaded.reload();
          }}
          onChanged={() => void loaded.reload()}
        />
      ) : null}
      {/* Not moved by the request above it. */}
      {data || loaded.problem ? <ApprovalList loaded={loaded} openId={approval?.id} status={status} /> : <Loading />}
    </div>
  );
}

interface ApprovalListProps {
  loaded: ReturnType<typeof useCall<typeof listTreatmentApprovals>>;
  openId: string | undefined;
  status: TreatmentApproval['status'];
}

function ApprovalList({ loaded, openId, status }: ApprovalListProps) {
  const t = useTexts(approvalsTexts);
  const format = useFormat();
  const href = useQueryHref();
  return (
    <ListScreen
      definition={approvalsList}
      filters={{
        label: t('admin.title'),
        filters: { q: { label: t('filter.q') } },
        sorts: (sort) => t(`sort.${sort}`),
      }}
      caption={t(`tab.${status}`)}
      loaded={loaded}
      rowKey={({ id }) => id}
      isOpen={({ id }) => id === openId}
      empty={t(`none.${status}`)}
      nothing={t('none.found')}
      columns={[
        {
          key: 'clinic',
          name: t('column.clinic'),
          order: { ascending: 'clinic', descending: '-clinic' },
          cell: ({ id, provider }) => (
            <>
              <Link to={href({ open: id })} preventScrollReset>
                {provider.name}
              </Link>
              <span className="bench-two">{provider.country.name}</span>
            </>
          ),
        },
        { key: 'treatment', name: t('column.treatment'), cell: ({ treatment }) => treatment.name },
        { key: 'status', name: t('column.status'), cell: (row) => <ApprovalState status={row.status} /> },
        {
          key: 'requested',
          name: t('field.requested'),
          order: { ascending: 'requested_at', descending: '-requested_at' },
          cell: ({ requested_at: since }) => format.dayOf(since, ownTimeZone()),
        },
      ]}
    />
  );
}
