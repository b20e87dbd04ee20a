import type { PackageInbox, PackageProposal, ProposalState } from '@travesia/contracts/packages';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Figures } from '../../../lib/screen/figures.tsx';
import { Badge, type Tone } from '../../../ui/badge/badge.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { proposalTexts } from './texts.ts';

const TONES: Readonly<Record<ProposalState, Tone>> = {
  sent: 'info',
  countered: 'warning',
  accepted: 'success',
  declined: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
};
const STATES = Object.keys(TONES) as ProposalState[];

/** The state of a proposal in words. */
export function StateBadge({ state }: { state: ProposalState }) {
  const t = useTexts(proposalTexts);
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>;
}

interface ProposalListProps {
  proposals: PackageInbox;
  /** Which side looks: its column names the other. */
  side: 'organization' | 'clinic';
  /** Address of a proposal, without language prefix. */
  pathOf: (proposal: PackageProposal) => string;
  empty: string;
}

/** Proposals with their counts, by status. */
export function ProposalList({ proposals: { data, counts }, side, pathOf, empty }: ProposalListProps) {
  const t = useTexts(proposalTexts);
  const format = useFormat();
  const [query, setQuery] = useSearchParams();
  const state = STATES.find((one) => one === query.get('state'));
  const columns = useColumns(side, pathOf);
  const rows = data.filter((one) => !state || one.state === state);
  if (!data.length) return <p>{empty}</p>;
  return (
    <>
      <Figures
        label={t('counts')}
        figures={(['waiting', 'countered', 'accepted', 'ended'] as const).map((key) => ({
          key,
          name: key === 'waiting' && side === 'clinic' ? t('count.yours') : t(`count.${key}`),
          value: format.number(counts[key]),
        }))}
      />
      <div className="overview-tools">
        <SelectField
          name="state"
          label={t('filter')}
          value={state ?? ''}
          onChange={({ currentTarget: { value } }) => setQuery(value ? { state: value } : {})}
          options={[
            { value: '', label: t('filter.all') },
            ...STATES.map((value) => ({ value, label: t(`state.${value}`) })),
          ]}
        />
      </div>
      {rows.length ? (
        <Table caption={t('outbox.title')} hideCaption folds rows={rows} rowKey={({ id }) => id} columns={columns} />
      ) : (
        <p>{t('nothing')}</p>
      )}
    </>
  );
}

function useColumns(side: ProposalListProps['side'], pathOf: ProposalListProps['pathOf']) {
  const t = useTexts(proposalTexts);
  const format = useFormat();
  const other = t(side === 'clinic' ? 'column.organization' : 'column.clinic');
  return [
    {
      key: 'package',
      header: t('column.package'),
      cell: (one: PackageProposal) => (
        <>
          <LocalLink to={pathOf(one)}>{one.title}</LocalLink>
          <span className="admin-second">{one.treatment.name}</span>
        </>
      ),
    },
    {
      key: 'other',
      header: other,
      label: other,
      cell: (one: PackageProposal) => (side === 'clinic' ? one.organization.name : one.clinic.name),
    },
    {
      key: 'price',
      header: t('column.price'),
      label: t('column.price'),
      numeric: true,
      cell: (one: PackageProposal) => (
        <>
          {format.money(one.price)}
          {one.counter_price ? (
            <span className="admin-second">{t('counter', { price: format.money(one.counter_price) })}</span>
          ) : null}
        </>
      ),
    },
    {
      key: 'state',
      header: t('column.state'),
      label: t('column.state'),
      cell: (one: PackageProposal) => <StateBadge state={one.state} />,
    },
    {
      key: 'deadline',
      header: t('column.deadline'),
      label: t('column.deadline'),
      cell: (one: PackageProposal) => format.date(one.answer_by),
    },
  ];
}
