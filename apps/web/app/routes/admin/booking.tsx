import { AdminBookingPage } from '../../features/bookings/desk/ui/admin-pages.tsx';
import type { Route } from './+types/booking.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <AdminBookingPage id={params.id} />;
}
