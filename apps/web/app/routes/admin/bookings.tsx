export { AdminBookingsPage as default } from '../../features/bookings/desk/ui/admin-pages.tsx';
