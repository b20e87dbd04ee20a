import { toggleQuery } from '../../../../../lib/forms/query.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { Chip } from '../../../../../ui/badge/chip.tsx';
import { RatingDistribution } from '../../../../../ui/rating/rating.tsx';
import type { TestimonialsData } from '../load-testimonials.ts';
import { reviewFilters } from '../review-filters.ts';
import { testimonialsTexts } from '../texts.ts';

/** Average with count and distribution, and the stars as filters. */
export function StarSide({ page: { average, distribution } }: Pick<TestimonialsData, 'page'>) {
  const t = useTexts(testimonialsTexts);
  const format = useFormat();
  const path = useLocalPath();
  const { search } = useSite();
  const count = distribution.reduce((sum, of) => sum + of, 0);
  const chosen = reviewFilters.valuesOf(search, 'stars');
  const stars = distribution.map((of, index) => ({ of, value: String(index + 1) })).toReversed();
  return (
    <div className="reviews-side">
      {average === null ? null : (
        <p>
          <span className="price price-huge">{format.number(average, 1)}</span>{' '}
          <span className="small muted">{t('side.outOf')}</span>
        </p>
      )}
      <p className="small muted">{t('side.count', { count })}</p>
      <RatingDistribution counts={distribution.toReversed()} />
      <div className="no-print">
        <p className="reviews-filter strong">{t('filter.stars')}</p>
        <div className="row review-chips">
          {stars.map(({ of, value }) =>
            of === 0 && !chosen.includes(value) ? null : (
              <Chip
                key={value}
                href={`${toggleQuery(path('/testimonials'), search, 'stars', value)}#reviews`}
                pressed={chosen.includes(value)}
              >
                {t('filter.star', { count: Number(value) })}
              </Chip>
            ),
          )}
        </div>
      </div>
      <p className="tiny muted page-under">{t('side.counted')}</p>
    </div>
  );
}
