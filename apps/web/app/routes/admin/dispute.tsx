import { AdminDisputePage } from '../../features/financials/admin/ui/dispute-page.tsx';
import type { Route } from './+types/dispute.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <AdminDisputePage key={params.id} id={params.id} />;
}
