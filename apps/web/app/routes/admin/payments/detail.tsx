import { PaymentPage } from '../../../features/financials/admin/ui/payment-page.tsx';
import type { Route } from './+types/detail.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <PaymentPage id={params.id} />;
}
