import { toggleQuery, withQuery } from '../../../../lib/forms/query.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Chip } from '../../../../ui/badge/chip.tsx';
import type { ReviewPage } from '../../load-provider.ts';
import { reviewFilters } from '../../review-view.ts';
import { providerTexts } from '../../texts.ts';

/** Reviews by stars and by treatment, as links; following a chosen one takes it back. */
export function ReviewFilters({ reviews }: { reviews: ReviewPage }) {
  const t = useTexts(providerTexts);
  const path = useLocalPath();
  const site = useSite();
  const here = path(site.path);
  const [stars] = reviewFilters.valuesOf(site.search, 'stars');
  const treatments = reviewFilters.valuesOf(site.search, 'treatment');
  const byStars = (value: string) => withQuery(here, site.search, { stars: value === stars ? null : value });
  return (
    <div className="no-print">
      <h3 className="reviews-filter">{t('reviews.byStars')}</h3>
      <div className="row review-chips">
        {reviews.distribution
          .map((count, index) => ({ count, value: String(index + 1) }))
          .toReversed()
          .map(({ count, value }) =>
            count === 0 && value !== stars ? null : (
              <Chip key={value} href={`${byStars(value)}#reviews`} pressed={value === stars}>
                {t('reviews.stars', { count: Number(value) })}
              </Chip>
            ),
          )}
      </div>
      {reviews.facets.treatment.length > 0 ? (
        <>
          <h3 className="reviews-filter">{t('reviews.byTreatment')}</h3>
          <div className="row review-chips">
            {reviews.facets.treatment.map(({ value, label, count }) => (
              <Chip
                key={value}
                href={`${toggleQuery(here, site.search, 'treatment', value)}#reviews`}
                pressed={treatments.includes(value)}
              >
                {label} <span className="num muted">{count}</span>
              </Chip>
            ))}
          </div>
        </>
      ) : null}
    </div>
  );
}
