import { ClinicQuotePage } from '../../../features/journeys/quotes/desk/quote-page.tsx';
import type { Route } from './+types/quote.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <ClinicQuotePage id={params.id} quoteId={params.quoteId} />;
}
