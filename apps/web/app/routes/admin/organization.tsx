import { OrganizationPage } from '../../features/organizations/admin/ui/organization-page.tsx';
import type { Route } from './+types/organization.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <OrganizationPage id={params.id} />;
}
