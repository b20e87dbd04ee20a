export { PayPage as default } from '../../../features/bookings/pay/pay-page.tsx';
