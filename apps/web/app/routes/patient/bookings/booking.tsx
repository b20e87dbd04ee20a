import { BookingPage } from '../../../features/bookings/own/ui/booking-page.tsx';
import type { Route } from './+types/booking.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <BookingPage id={params.id} />;
}
