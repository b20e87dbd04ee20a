import { AccompaniedRecordPage } from '../../../features/records/given/accompanied-record-page.tsx';
import type { Route } from './+types/accompanied-record.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <AccompaniedRecordPage {...params} />;
}
