import { CLAIM_TABS, type ClaimList, type ClaimSummary } from '@travesia/contracts/aftercare';
import type { Loaded } from '../../../../lib/calls/loaded.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../../lib/list/list-tabs.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { When } from '../../../../lib/workbench/screen/when.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { claimsTexts } from '../texts.ts';
import { ClaimBadge } from '../ui/claim-status.tsx';
import { DueDay } from '../ui/due-day.tsx';
import type { clinicClaims } from './claims-list.ts';

type Tab = (typeof CLAIM_TABS)[number];
const FIRST_TAB: Tab = 'all';
const TABS: readonly Tab[] = [FIRST_TAB, ...CLAIM_TABS.filter((tab) => tab !== FIRST_TAB)];

interface ClaimsScreenProps {
  definition: typeof clinicClaims;
  loaded: Loaded<ClaimList>;
  tab: Tab | undefined;
  /** Path of the list, without language prefix. */
  base: string;
  /** Whether claims of several clinics are listed. */
  isOfMany?: boolean;
}

/** A list of claims with whose turn it is, overdue ones first. */
export function ClaimsScreen({ definition, loaded, tab = FIRST_TAB, base, isOfMany = false }: ClaimsScreenProps) {
  const t = useTexts(claimsTexts);
  const columns = useClaimColumns(base, isOfMany);
  const { data, problem } = loaded;
  if (problem?.code === 'access.not_allowed') return <Notice icon="lock">{t('mayNot')}</Notice>;
  return (
    <div>
      <ListTabs
        name="tab"
        label={t('tabs')}
        chosen={tab === FIRST_TAB ? [] : [tab]}
        tabs={TABS.map((key) => ({
          value: key === FIRST_TAB ? null : key,
          label: t(`tab.${key}`),
          count: data?.counts[key],
        }))}
      />
      <ListScreen
        definition={definition}
        filters={{ label: t('filter.label'), filters: { q: { label: t('filter.q') } } }}
        caption={t('list.title')}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={columns}
        count={(count) => t('list.count', { count })}
        empty={t('list.empty')}
        nothing={t('list.nothing')}
      />
    </div>
  );
}

function useClaimColumns(base: string, isOfMany: boolean): ListColumn<ClaimSummary>[] {
  const t = useTexts(claimsTexts);
  const format = useFormat();
  return [
    {
      key: 'claim',
      name: t('column.claim'),
      cell: ({ id, reference, patient }) => (
        <>
          <ScreenLink to={`${base}/${id}`} className="admin-row-link num">
            {reference}
          </ScreenLink>
          <span className="admin-second">{patient.name ?? t('noName')}</span>
        </>
      ),
    },
    {
      key: 'about',
      name: t('column.about'),
      bare: true,
      cell: ({ kind, subject, treatment }) => (
        <>
          {t(`subject.${subject}`)}
          <span className="admin-second">{[t(`kind.${kind}`), treatment.name].join(' · ')}</span>
        </>
      ),
    },
    ...(isOfMany
      ? [{ key: 'clinic', name: t('column.clinic'), cell: ({ provider }: ClaimSummary) => provider.name }]
      : []),
    { key: 'status', name: t('column.status'), bare: true, cell: ({ status }) => <ClaimBadge status={status} /> },
    {
      key: 'due',
      name: t('column.due'),
      cell: ({ turn, status, due_at: due, overdue }) => (
        <>
          {overdue ? (
            <Badge tone="danger" icon="clock-alert">
              {t('overdue')}
            </Badge>
          ) : (
            t('turn', { turn: turn ?? 'none' })
          )}
          {due ? (
            <span className="admin-second">
              <DueDay at={due} isAppeal={status === 'decided'} />
            </span>
          ) : null}
        </>
      ),
    },
    {
      key: 'amount',
      name: t('column.amount'),
      numeric: true,
      cell: ({ claimed }) => (claimed ? format.money(claimed) : <span className="muted">–</span>),
    },
    { key: 'opened', name: t('column.opened'), cell: ({ created_at: at }) => <When at={at} /> },
  ];
}
