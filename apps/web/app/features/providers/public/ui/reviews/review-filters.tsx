import { toggleQuery, withQuery } from '../../../../../lib/forms/query.ts';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { Chip } from '../../../../../ui/badge/chip.tsx';
import type { ReviewPage } from '../../load-provider.ts';
import { reviewFilters } from '../../review-view.ts';
import { providerTexts } from '../../texts.ts';
import { LikeYou } from './like-you.tsx';

/** Filters for reviews by similar patients, stars and language; clicking a selected link clears it. */
export function ReviewFilters({ reviews }: { reviews: ReviewPage }) {
  return (
    <div className="no-print">
      <LikeYou facets={reviews.facets} />
      <StarLinks distribution={reviews.distribution} />
      <LanguageLinks written={reviews.facets.written} />
    </div>
  );
}

function StarLinks({ distribution }: Pick<ReviewPage, 'distribution'>) {
  const t = useTexts(providerTexts);
  const path = useLocalPath();
  const site = useSite();
  const [stars] = reviewFilters.valuesOf(site.search, 'stars');
  const address = (value: string) => withQuery(path(site.path), site.search, { stars: value === stars ? null : value });
  return (
    <>
      <h3 className="reviews-filter">{t('reviews.byStars')}</h3>
      <div className="row review-chips">
        {distribution
          .map((count, index) => ({ count, value: String(index + 1) }))
          .toReversed()
          .map(({ count, value }) =>
            count === 0 && value !== stars ? null : (
              <Chip key={value} href={`${address(value)}#reviews`} pressed={value === stars}>
                {t('reviews.stars', { count: Number(value) })}
              </Chip>
            ),
          )}
      </div>
    </>
  );
}

/** Renders nothing if all reviews are in one language. */
function LanguageLinks({ written }: Pick<ReviewPage['facets'], 'written'>) {
  const t = useTexts(providerTexts);
  const path = useLocalPath();
  const site = useSite();
  const chosen = reviewFilters.valuesOf(site.search, 'written');
  if (written.length < 2 && chosen.length === 0) return null;
  return (
    <>
      <h3 className="reviews-filter">{t('reviews.byLanguage')}</h3>
      <div className="row review-chips">
        {written.map(({ value, label, count }) => (
          <Chip
            key={value}
            href={`${toggleQuery(path(site.path), site.search, 'written', value)}#reviews`}
            pressed={chosen.includes(value)}
          >
            {label} <span className="num muted">{count}</span>
          </Chip>
        ))}
      </div>
    </>
  );
}
