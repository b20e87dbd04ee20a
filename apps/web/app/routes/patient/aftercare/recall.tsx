import { OwnRecallPage } from '../../../features/aftercare/recalls/ui/own-recall-page.tsx';
import type { Route } from './+types/recall.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <OwnRecallPage id={params.recallId} />;
}
