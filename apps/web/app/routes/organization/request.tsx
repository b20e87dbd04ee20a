import { NetworkRequestPage } from '../../features/leads/desk/ui/network-pages.tsx';
import type { Route } from './+types/request.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <NetworkRequestPage id={params.id} />;
}
