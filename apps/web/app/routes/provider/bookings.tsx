export { ClinicBookingsPage as default } from '../../features/bookings/desk/ui/clinic-pages.tsx';
