import type { ReactNode } from 'react';
import { withQuery } from '../../../../../lib/forms/query.ts';
import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { LinkButton } from '../../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../../ui/feedback/empty-state.tsx';
import { SetFilters } from '../../../../../ui/filters/set-filters.tsx';
import { Pagination } from '../../../../../ui/navigation/pagination.tsx';
import type { TestimonialsData } from '../load-testimonials.ts';
import { reviewFilters } from '../review-filters.ts';
import { testimonialsTexts } from '../texts.ts';
import { ReviewChoice } from './review-choice.tsx';

const HERE = '/testimonials';

type Page = TestimonialsData['page'];
export type RenderReview = (review: Page['data'][number]) => ReactNode;

interface ReviewListProps extends Pick<TestimonialsData, 'page' | 'errors'> {
  render: RenderReview;
}

/** Active filters and matching reviews, each with its clinic. */
export function ReviewList({ page, errors, render }: ReviewListProps) {
  const t = useTexts(testimonialsTexts);
  const path = useLocalPath();
  const { search } = useSite();
  const here = path(HERE);
  return (
    <section id="reviews" className="stack" aria-labelledby="reviews-heading">
      <h2 id="reviews-heading">{t('list.heading')}</h2>
      <ReviewChoice page={page} errors={errors} />
      <Chosen page={page} />
      <p role="status" className="small muted page-under">
        {t('list.count', { count: page.total })}
      </p>
      <ul className="review-list">
        {page.data.map((review) => (
          <li key={review.id}>
            {render(review)}
            <p className="small">
              {t.rich(
                'list.about',
                {
                  link: <LocalLink to={`/providers/${review.provider.slug}#reviews`}>{review.provider.name}</LocalLink>,
                },
                { place: [review.provider.city, review.provider.country.name].filter(Boolean).join(', ') },
              )}
            </p>
          </li>
        ))}
      </ul>
      {page.data.length === 0 ? <Nothing page={page} /> : null}
      <Pagination
        page={page.page}
        pages={page.total_pages}
        label={t('list.pages')}
        href={(number) => `${withQuery(here, search, { page: number })}#reviews`}
      />
    </section>
  );
}

function Chosen({ page }: { page: Page }) {
  const t = useTexts(testimonialsTexts);
  const here = useLocalPath()(HERE);
  const { search } = useSite();
  const nameOf = (name: string, value: string) => {
    if (name === 'stars') return /^[1-5]$/.test(value) ? t('filter.star', { count: Number(value) }) : value;
    const facet = Object.entries(page.facets).find(([key]) => key === name)?.[1];
    return facet?.find((one) => one.value === value)?.label ?? value;
  };
  return (
    <SetFilters
      label={t('filter.set')}
      filters={reviewFilters.set(search).map((filter) => {
        const text = nameOf(filter.name, filter.value);
        const href = `${reviewFilters.without(here, search, filter)}#reviews`;
        return { href, text, removeLabel: t('filter.remove', { name: text }) };
      })}
      clear={<a href={`${reviewFilters.cleared(here, search)}#reviews`}>{t('filter.clear')}</a>}
    />
  );
}

function Nothing({ page }: { page: Page }) {
  const t = useTexts(testimonialsTexts);
  const here = useLocalPath()(HERE);
  const { search } = useSite();
  const past = page.total > 0;
  const href = past ? withQuery(here, search, { page: 1 }) : reviewFilters.cleared(here, search);
  return (
    <EmptyState
      level={3}
      title={past ? t('none.pastEnd', { pages: page.total_pages }) : t('none.title')}
      action={<LinkButton href={`${href}#reviews`}>{past ? t('none.first') : t('none.clear')}</LinkButton>}
    >
      {past ? null : <p>{t('none.text')}</p>}
    </EmptyState>
  );
}
