import type { ProviderDetail } from '@travesia/contracts/providers';
import { withQuery } from '../../../../../lib/forms/query.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { LinkButton } from '../../../../../ui/action/button.tsx';
import { Pagination } from '../../../../../ui/navigation/pagination.tsx';
import { RatingDistribution } from '../../../../../ui/rating/rating.tsx';
import type { ReviewPage } from '../../load-provider.ts';
import { reviewFilters } from '../../review-view.ts';
import { providerTexts } from '../../texts.ts';
import { Section } from '../profile/section.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewSort } from './review-sort.tsx';

interface ReviewsProps {
  provider: ProviderDetail;
  reviews: ReviewPage;
}

/** All published reviews, including low ones: average with count and distribution, filters, and answers. */
export function Reviews({ provider, reviews }: ReviewsProps) {
  const t = useTexts(providerTexts);
  const format = useFormat();
  const path = useLocalPath();
  const site = useSite();
  const count = reviews.distribution.reduce((sum, of) => sum + of, 0);
  if (count === 0 || reviews.average === null)
    return (
      <Section id="reviews" heading={t('reviews.heading')}>
        <p className="muted">{t('reviews.none')}</p>
      </Section>
    );
  const here = path(site.path);
  return (
    <Section id="reviews" heading={t('reviews.heading')}>
      <div className="reviews">
        <div className="reviews-side">
          <p>
            <span className="price price-huge">{format.number(reviews.average, 1)}</span>{' '}
            <span className="small muted">{t('reviews.outOf')}</span>
          </p>
          <p className="small muted">{t('reviews.count', { count })}</p>
          <RatingDistribution counts={reviews.distribution.toReversed()} />
          <ReviewFilters reviews={reviews} />
        </div>
        <div>
          <ReviewSort reviews={reviews} />
          {reviews.data.map((review) => (
            <ReviewItem key={review.id} review={review} provider={provider.name} />
          ))}
          {reviews.data.length === 0 ? (
            <div className="stack">
              <p>{reviews.total > 0 ? t('reviews.pastEnd', { pages: reviews.total_pages }) : t('reviews.filtered')}</p>
              <LinkButton href={`${reviewFilters.cleared(here, site.search)}#reviews`}>{t('reviews.clear')}</LinkButton>
            </div>
          ) : null}
          <Pagination
            page={reviews.page}
            pages={reviews.total_pages}
            label={t('reviews.pages')}
            href={(page) => `${withQuery(here, site.search, { page })}#reviews`}
          />
        </div>
      </div>
    </Section>
  );
}
