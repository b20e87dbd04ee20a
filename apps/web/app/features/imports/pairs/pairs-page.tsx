import {
  FACILITY_PAIR_SORTS,
  FACILITY_PAIR_STATES,
  type FacilityPair,
  listFacilityPairs,
} from '@travesia/contracts/imports';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { choice, defineList, link } from '../../../lib/list/list-definition.ts';
import { ListScreen } from '../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../lib/list/list-tabs.tsx';
import { useAsked } from '../../../lib/list/use-asked.ts';
import { useQueryHref } from '../../../lib/list/use-query-href.ts';
import { Loading } from '../../../lib/workbench/states.tsx';
import { PairPanel } from './pair-panel.tsx';
import { pairsTexts } from './texts.ts';
import { useApart } from './use-apart.ts';

const FIRST = 'open';
const isId = (value: string): boolean => /^[0-9a-f-]{36}$/.test(value);
const pairsList = defineList('admin.import_pairs', {
  tabs: { state: choice(FACILITY_PAIR_STATES) },
  filters: { import: link(isId) },
  sorts: FACILITY_PAIR_SORTS,
});

/** `/admin/imports/pairs`: one pair to decide, its two facilities side by side, above the list of all. */
export function PairsPage() {
  const t = useTexts(pairsTexts);
  const path = useLocalPath();
  const href = useQueryHref();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { state = FIRST, ...asked } = useAsked(pairsList);
  const loaded = useCall(listFacilityPairs, { query: { ...asked, state } });
  const { data } = loaded;
  const rows = data?.data ?? [];
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === query.get('open')),
  );
  const pair = rows[at];
  const open = (one: FacilityPair | undefined) =>
    void navigate(href({ open: one?.id ?? null }), { replace: true, preventScrollReset: true });
  return (
    <div className="bench">
      <header>
        <p>
          <Link to={path('/admin/imports')}>{t('back')}</Link>
        </p>
        <h1>{t('title')}</h1>
        <p className="muted measure">{t('lead')}</p>
      </header>
      <ListTabs
        name="state"
        label={t('title')}
        chosen={state === FIRST ? [] : [state]}
        tabs={FACILITY_PAIR_STATES.map((one) => ({
          value: one === FIRST ? null : one,
          label: t(`state.${one}`),
          count: data?.counts[one],
        }))}
      />
      {pair ? (
        <PairPanel
          pair={pair}
          onDecided={async () => {
            open(rows[at + 1] ?? rows[at - 1]);
            await loaded.reload();
          }}
          onChanged={() => void loaded.reload()}
          onSkip={rows.length > 1 ? () => open(rows[(at + 1) % rows.length]) : undefined}
        />
      ) : null}
      {/* Not moved by the pair above it. */}
      {data || loaded.problem ? <PairList loaded={loaded} openId={pair?.id} state={state} /> : <Loading />}
    </div>
  );
}

interface PairListProps {
  loaded: ReturnType<typeof useCall<typeof listFacilityPairs>>;
  openId: string | undefined;
  state: FacilityPair['state'];
}

function PairList({ loaded, openId, state }: PairListProps) {
  const t = useTexts(pairsTexts);
  const format = useFormat();
  const href = useQueryHref();
  const apart = useApart();
  const registered = ({ register, code }: FacilityPair['row']) => [register, code].filter(Boolean).join(' ');
  return (
    <ListScreen
      definition={pairsList}
      filters={{
        label: t('title'),
        filters: { import: { label: t('filter.import') } },
        sorts: (sort) => t(`sort.${sort}`),
      }}
      caption={t(`state.${state}`)}
      loaded={loaded}
      rowKey={({ id }) => id}
      isOpen={({ id }) => id === openId}
      empty={t(`none.${state}`)}
      nothing={t(`none.${state}`)}
      columns={[
        {
          key: 'row',
          name: t('side.row'),
          order: { ascending: 'name', descending: '-name' },
          cell: ({ id, row }) => (
            <>
              <Link to={href({ open: id })} preventScrollReset>
                {row.name}
              </Link>
              <span className="bench-two">{registered(row)}</span>
            </>
          ),
        },
        {
          key: 'listing',
          name: t('side.listing'),
          cell: ({ listing }) => (
            <>
              {listing.name}
              <span className="bench-two">{registered(listing) || t('registered.no')}</span>
            </>
          ),
        },
        { key: 'apart', name: t('apart'), numeric: true, cell: ({ distance_km: km }) => apart(km) ?? '–' },
        {
          key: 'likeness',
          name: t('likeness'),
          numeric: true,
          order: { ascending: 'likeness', descending: '-likeness', first: 'descending' },
          cell: ({ likeness }) => format.percent(likeness),
        },
      ]}
    />
  );
}
