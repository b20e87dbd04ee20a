export { BookingsPage as default } from '../../../features/bookings/own/ui/bookings-page.tsx';
