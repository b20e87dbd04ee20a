import { ProposePage } from '../../features/packages/proposals/propose-page.tsx';
import type { Route } from './+types/package-edit.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <ProposePage packageId={params.packageId} />;
}
