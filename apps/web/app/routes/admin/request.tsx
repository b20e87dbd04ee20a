import { AdminRequestPage } from '../../features/leads/desk/ui/admin-pages.tsx';
import type { Route } from './+types/request.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <AdminRequestPage id={params.id} />;
}
