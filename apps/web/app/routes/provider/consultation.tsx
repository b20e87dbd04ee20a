import { ROOM_HEADERS } from '../../features/consultations/room-headers.ts';
import { ClinicConsultationPage } from '../../features/consultations/ui/consultation-pages.tsx';
import type { Route } from './+types/consultation.ts';

export const headers = () => ROOM_HEADERS;

export default function Page({ params }: Route.ComponentProps) {
  return <ClinicConsultationPage id={params.id} />;
}
