import type { Route } from './+types/testimonials.ts';
import { apiCtx, requestCtx } from '../../../context.ts';
import { loadTestimonials } from '../../../features/site/pages/testimonials/load-testimonials.ts';
import { TestimonialsPage } from '../../../features/site/pages/testimonials/ui/testimonials-page.tsx';
import { ReviewItem } from '../../../features/providers/public/ui/reviews/review-item.tsx';
import { localeOfPath } from '../../../lib/i18n/locale.ts';

/** `/testimonials?treatment=&country=&written=&stars=&sort=`: patient reviews of all clinics. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const view = { language: localeOfPath(pathname), currency: context.get(requestCtx).currency };
  return loadTestimonials(context.get(apiCtx), search, view);
}

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  return (
    <TestimonialsPage
      {...loaderData}
      render={(review) => <ReviewItem review={review} provider={review.provider.name} />}
    />
  );
}
