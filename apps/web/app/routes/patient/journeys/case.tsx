import { CasePage } from '../../../features/journeys/cases/ui/case-page.tsx';
import type { Route } from './+types/case.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <CasePage id={params.id} />;
}
