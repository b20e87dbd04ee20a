export { BookingRulesPage as default } from '../../features/providers/own/booking-rules/booking-rules-page.tsx';
