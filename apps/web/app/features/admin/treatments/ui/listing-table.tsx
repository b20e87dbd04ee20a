import type { TreatmentListing } from '@travesia/contracts/catalog';
import { LOCALES } from '@travesia/contracts/kit';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { type ColumnOrder, sortedBy, SortLink } from '../../screen/sort-head.tsx';
import { treatmentsTexts } from '../texts.ts';
import { ListingName, ListingReview, ListingStatus, MissingTexts } from './listing-cells.tsx';

const ORDERS = {
  name: { ascending: 'name', descending: '-name' },
  status: { ascending: 'status' },
  missing: { descending: 'missing' },
  synonyms: { descending: 'synonyms' },
  price: { ascending: 'price', descending: '-price' },
  review: { ascending: 'review', descending: '-review' },
  packages: { ascending: '-packages', descending: 'packages', first: 'descending' },
} as const satisfies Record<string, ColumnOrder>;

/** Treatments with state, texts that are missing, prices and what depends on them. */
export function ListingTable({ listings, sort }: { listings: readonly TreatmentListing[]; sort: string }) {
  const t = useTexts(treatmentsTexts);
  const format = useFormat();
  const head = (key: keyof typeof ORDERS) => ({
    header: (
      <SortLink order={ORDERS[key]} sort={sort}>
        {t(key)}
      </SortLink>
    ),
    sorted: sortedBy(sort, ORDERS[key]),
  });
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  return (
    <div className="bench-stacked">
      <Table
        caption={t('heading')}
        hideCaption
        rowKey={({ slug }) => slug}
        rows={listings}
        columns={[
          {
            key: 'name',
            ...head('name'),
            cell: (one: TreatmentListing) => <ListingName listing={one} />,
          },
          {
            key: 'status',
            ...head('status'),
            cell: (one) => <ListingStatus listing={one} />,
          },
          {
            key: 'missing',
            ...head('missing'),
            cell: (one) => <MissingTexts listing={one} />,
          },
          {
            key: 'synonyms',
            ...head('synonyms'),
            numeric: true,
            cell: ({ synonym_counts: counts }) => (
              <>
                <span className="bench-label">{t('synonyms')} </span>
                <span className="nowrap">{LOCALES.map((one) => format.number(counts[one])).join(' / ')}</span>
              </>
            ),
          },
          {
            key: 'price',
            ...head('price'),
            numeric: true,
            cell: ({ price_range_usd: price }) =>
              price ? format.moneyRange(usd(price.low), usd(price.high)) : t('price.none'),
          },
          {
            key: 'review',
            ...head('review'),
            cell: (one) => <ListingReview listing={one} />,
          },
          {
            key: 'packages',
            ...head('packages'),
            numeric: true,
            cell: ({ packages }) => (
              <>
                <span className="bench-label">{t('packages')} </span>
                {format.number(packages)}
              </>
            ),
          },
        ]}
      />
    </div>
  );
}
