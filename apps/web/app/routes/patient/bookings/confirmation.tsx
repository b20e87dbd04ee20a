export { ConfirmationPage as default } from '../../../features/bookings/own/ui/confirmation-page.tsx';
