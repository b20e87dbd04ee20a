import { AdminAccountsPart } from '../../features/financials/accounts/admin-accounts.tsx';
import { RecordPage } from '../../features/providers/admin/record/record-page.tsx';
import type { Route } from './+types/provider.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <RecordPage id={params.id} more={<AdminAccountsPart key={params.id} clinicId={params.id} />} />;
}
