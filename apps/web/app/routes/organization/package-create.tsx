import { ProposePage } from '../../features/packages/proposals/propose-page.tsx';
import type { Route } from './+types/package-create.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <ProposePage treatment={params.treatmentId} />;
}
