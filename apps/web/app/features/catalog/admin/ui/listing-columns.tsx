import type { TreatmentListing } from '@travesia/contracts/catalog';
import { LOCALES } from '@travesia/contracts/kit';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import { treatmentsTexts } from '../texts.ts';
import { ListingName, ListingReview, ListingStatus, MissingTexts } from './listing-cells.tsx';

/** Treatments with status, missing texts, prices and dependents. */
export function useListingColumns(): ListColumn<TreatmentListing>[] {
  const t = useTexts(treatmentsTexts);
  const format = useFormat();
  return [
    {
      key: 'name',
      name: t('name'),
      order: { ascending: 'name', descending: '-name' },
      cell: (one) => <ListingName listing={one} />,
    },
    {
      key: 'status',
      name: t('status'),
      bare: true,
      order: { ascending: 'status' },
      cell: (one) => <ListingStatus listing={one} />,
    },
    {
      key: 'missing',
      name: t('missing'),
      bare: true,
      order: { descending: 'missing' },
      cell: (one) => <MissingTexts listing={one} />,
    },
    {
      key: 'synonyms',
      name: t('synonyms'),
      numeric: true,
      order: { descending: 'synonyms' },
      cell: ({ synonym_counts: counts }) => (
        <span className="nowrap">{LOCALES.map((one) => format.number(counts[one])).join(' / ')}</span>
      ),
    },
    {
      key: 'price',
      name: t('price'),
      bare: true,
      numeric: true,
      order: { ascending: 'price', descending: '-price' },
      cell: ({ price_range: price }) => (price ? format.moneyRange(price.low, price.high) : t('price.none')),
    },
    {
      key: 'review',
      name: t('review'),
      order: { ascending: 'review', descending: '-review' },
      cell: (one) => <ListingReview listing={one} />,
    },
    {
      key: 'packages',
      name: t('packages'),
      numeric: true,
      order: { ascending: '-packages', descending: 'packages', first: 'descending' },
      cell: ({ packages }) => format.number(packages),
    },
  ];
}
