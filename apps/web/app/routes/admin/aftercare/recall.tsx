import { AdminRecallPage } from '../../../features/aftercare/recalls/ui/admin-recall-page.tsx';
import type { Route } from './+types/recall.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <AdminRecallPage id={params.recallId} />;
}
