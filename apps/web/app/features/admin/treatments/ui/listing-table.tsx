import type { TreatmentListing } from '@travesia/contracts/catalog';
import { LOCALES } from '@travesia/contracts/kit';
import { Link } from 'react-router';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { STATUS_MARKS } from '../status-marks.ts';
import { treatmentsTexts } from '../texts.ts';

/** Treatments with state, texts that are missing, prices and what depends on them. */
export function ListingTable({ listings }: { listings: readonly TreatmentListing[] }) {
  const t = useTexts(treatmentsTexts);
  const format = useFormat();
  const path = useLocalPath();
  const locale = useLocale();
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  const lacking = ({ missing }: TreatmentListing) => LOCALES.filter((one) => missing[one] > 0);
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
            cell: (one) => (
              <>
                <Badge {...STATUS_MARKS[one.status]}>{t(`status.${one.status}`)}</Badge>
                {one.release_differs ? <span className="bench-two">{t('differs')}</span> : null}
                {one.edited_at && !one.release_differs ? (
                  <span className="bench-two">{t('edited', { at: format.date(one.edited_at.slice(0, 10)) })}</span>
                ) : null}
              </>
            ),
          },
          {
            key: 'missing',
            header: t('missing'),
            cell: (one) =>
              lacking(one).length ? (
                <Badge tone="warning" icon="languages">
                  {lacking(one)
                    .map((language) => `${language.toUpperCase()} ${format.number(one.missing[language])}`)
                    .join(', ')}
                </Badge>
              ) : (
                t('complete')
              ),
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
            cell: ({ medical_review: review }) =>
              review ? (
                <>
                  {format.date(review.reviewed_on)}
                  <span className="bench-two">{review.reviewer}</span>
                </>
              ) : (
                <>
                  <span className="bench-label">{t('review')} </span>
                  {t('review.none')}
                </>
              ),
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
