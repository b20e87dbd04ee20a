import type { TreatmentListing } from '@travesia/contracts/catalog';
import { LOCALES } from '@travesia/contracts/kit';
import { Link } from 'react-router';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { treatmentsTexts } from '../texts.ts';
import { ListingReview, ListingStatus, MissingTexts } from './listing-cells.tsx';

/** Treatments with state, texts that are missing, prices and what depends on them. */
export function ListingTable({ listings }: { listings: readonly TreatmentListing[] }) {
  const t = useTexts(treatmentsTexts);
  const format = useFormat();
  const path = useLocalPath();
  const locale = useLocale();
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
            header: t('name'),
            cell: (one: TreatmentListing) => (
              <>
                <Link to={path(`/admin/treatment-listings/${one.slug}`)}>
                  {one.name[locale] || one.name.en || one.slug}
                </Link>
                <span className="bench-two">
                  {one.category.name[locale]}, {one.slug}
                </span>
              </>
            ),
          },
          {
            key: 'status',
            header: t('status'),
            cell: (one) => <ListingStatus listing={one} />,
          },
          {
            key: 'missing',
            header: t('missing'),
            cell: (one) => <MissingTexts listing={one} />,
          },
          {
            key: 'synonyms',
            header: t('synonyms'),
            numeric: true,
            cell: ({ synonym_counts: counts }) => (
              <>
                <span className="bench-label">{t('synonyms')} </span>
                {LOCALES.map((one) => format.number(counts[one])).join(' / ')}
              </>
            ),
          },
          {
            key: 'price',
            header: t('price'),
            numeric: true,
            cell: ({ price_range_usd: price }) =>
              price ? format.moneyRange(usd(price.low), usd(price.high)) : t('price.none'),
          },
          {
            key: 'review',
            header: t('review'),
            cell: (one) => <ListingReview listing={one} />,
          },
          {
            key: 'packages',
            header: t('packages'),
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
