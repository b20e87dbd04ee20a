import { ClinicRecallPage } from '../../../features/aftercare/recalls/ui/desk-recalls.tsx';
import type { Route } from './+types/recall.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <ClinicRecallPage id={params.recallId} />;
}
