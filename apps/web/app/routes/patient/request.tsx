import { SentRequestPage } from '../../features/leads/sent/ui/sent-pages.tsx';
import type { Route } from './+types/request.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <SentRequestPage id={params.id} />;
}
