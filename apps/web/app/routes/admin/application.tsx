import { ApplicationPage } from '../../features/applications/admin/ui/application-page.tsx';
import type { Route } from './+types/application.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <ApplicationPage id={params.id} />;
}
