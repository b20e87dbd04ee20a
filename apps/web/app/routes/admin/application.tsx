import { ApplicationPage } from '../../features/admin/applications/ui/application-page.tsx';
import type { Route } from './+types/application.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <ApplicationPage id={params.id} />;
}
