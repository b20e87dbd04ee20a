import { OwnQuotePage } from '../../../features/journeys/quotes/own/ui/own-quote-page.tsx';
import type { Route } from './+types/quote.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <OwnQuotePage journeyId={params.journeyId} quoteId={params.quoteId} />;
}
