import { CompareQuotesPage } from '../../../features/journeys/quotes/own/ui/compare-quotes-page.tsx';
import type { Route } from './+types/compare-quotes.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <CompareQuotesPage caseId={params.id} />;
}
