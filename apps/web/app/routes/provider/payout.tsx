import { PayoutPage } from '../../features/financials/clinic/payout-page.tsx';
import type { Route } from './+types/payout.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <PayoutPage key={params.id} id={params.id} />;
}
