import type { TreatmentListing } from '@travesia/contracts/catalog';
import { LOCALES } from '@travesia/contracts/kit';
import { Link } from 'react-router';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { STATUS_MARKS } from '../status-marks.ts';
import { treatmentsTexts } from '../texts.ts';

interface CellProps {
  listing: TreatmentListing;
}

/** Name with category and slug. */
export function ListingName({ listing: { slug, name, category } }: CellProps) {
  const path = useLocalPath();
  const locale = useLocale();
  return (
    <>
      <Link to={path(`/admin/treatment-listings/${slug}`)} className="admin-row-link">
        {name[locale] || name.en || slug}
      </Link>
      <span className="bench-two">
        {category.name[locale]}, {slug}
      </span>
    </>
  );
}

/** Whether patients can see it, and whether an admin’s text overrides the release’s. */
export function ListingStatus({ listing: { status, release_differs: differs, edited_at: edited } }: CellProps) {
  const t = useTexts(treatmentsTexts);
  const format = useFormat();
  return (
    <>
      <Badge {...STATUS_MARKS[status]}>{t(`status.${status}`)}</Badge>
      {differs ? <span className="bench-two">{t('differs')}</span> : null}
      {edited && !differs ? (
        <span className="bench-two">{t('edited', { at: format.dayOf(edited, ownTimeZone()) })}</span>
      ) : null}
    </>
  );
}

/** Number of missing texts by language. */
export function MissingTexts({ listing: { missing } }: CellProps) {
  const t = useTexts(treatmentsTexts);
  const format = useFormat();
  const lacking = LOCALES.filter((one) => missing[one] > 0);
  if (lacking.length === 0) return t('complete');
  return (
    <Badge tone="warning" icon="languages">
      {lacking.map((language) => `${language.toUpperCase()} ${format.number(missing[language])}`).join(', ')}
    </Badge>
  );
}

/** Who reviewed the page medically, and when. */
export function ListingReview({ listing: { medical_review: review } }: CellProps) {
  const t = useTexts(treatmentsTexts);
  const format = useFormat();
  return review ? (
    <>
      {format.date(review.reviewed_on)}
      <span className="bench-two">{[review.reviewer, review.credential].filter(Boolean).join(', ')}</span>
    </>
  ) : (
    t('review.none')
  );
}
