import { DisputePage } from '../../features/financials/clinic/dispute-page.tsx';
import type { Route } from './+types/dispute.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <DisputePage key={params.id} id={params.id} />;
}
