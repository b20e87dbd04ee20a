import { EditPage } from '../../features/providers/admin/edit/edit-page.tsx';
import type { Route } from './+types/provider-edit.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <EditPage id={params.id} />;
}
