import { ClinicBookingPage } from '../../features/bookings/desk/ui/clinic-pages.tsx';
import type { Route } from './+types/booking.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <ClinicBookingPage id={params.id} />;
}
