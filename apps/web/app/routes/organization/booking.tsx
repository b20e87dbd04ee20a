import { NetworkBookingPage } from '../../features/bookings/desk/ui/network-pages.tsx';
import type { Route } from './+types/booking.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <NetworkBookingPage id={params.id} />;
}
