export { NetworkBookingsPage as default } from '../../features/bookings/desk/ui/network-pages.tsx';
