import { DeskRecordPage } from '../../../features/records/on-journey/desk-record-page.tsx';
import type { Route } from './+types/record.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <DeskRecordPage journeyId={params.journeyId} recordId={params.recordId} />;
}
