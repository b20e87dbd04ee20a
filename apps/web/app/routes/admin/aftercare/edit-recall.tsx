import { EditRecallPage } from '../../../features/aftercare/recalls/ui/edit-recall-page.tsx';
import type { Route } from './+types/edit-recall.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <EditRecallPage id={params.recallId} />;
}
