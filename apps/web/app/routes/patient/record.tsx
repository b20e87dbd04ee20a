import { RecordPage } from '../../features/records/record/record-page.tsx';
import type { Route } from './+types/record.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <RecordPage id={params.id} />;
}
