import { BrowsePage } from '../../features/providers/admin/record/browse-page.tsx';
import type { Route } from './+types/provider-browse.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <BrowsePage id={params.id} />;
}
